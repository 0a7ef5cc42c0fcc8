package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.chunk.ContainerPart;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.RoomOffsets;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.symbol.CodeName;

/**
 * Finds the texts of a game that has no sources, and can replace them. A replacement changes only
 * the texts, sizes, offsets and jumps; all other bytes stay the same.
 */
public final class GameTexts {

  private static final int FILES = 2;

  private final Bytes indexFile;
  private final Bytes data;
  private final Index index;
  private final Map<Long, Integer> roomsAt = new HashMap<>();

  /**
   * Reads a game.
   *
   * @throws TranslationException if the game has several disks
   */
  public GameTexts(GameResources game) {
    List<GameResources.PlainFile> files = game.files();
    if (files.size() != FILES) {
      throw new TranslationException(
          "only games of one data file can be translated, this one has " + (files.size() - 1));
    }
    indexFile = files.get(0).bytes();
    data = files.get(1).bytes();
    index = game.index();
    Chunk lecf = ChunkSequence.ofFile(data).chunks().get(0);
    RoomOffsets.decode(lecf.require(RoomOffsets.TAG).reader())
        .entries()
        .forEach(entry -> roomsAt.put(entry.offset(), entry.room()));
  }

  /** Returns the texts in the order of the game's files. */
  public List<GameText> texts() {
    List<GameText> found = new ArrayList<>();
    new Rewriting(Map.of(), found).run();
    return found;
  }

  /**
   * Returns the game with replaced texts.
   *
   * @param others the new texts by place
   * @throws TranslationException if a text is too long for its script
   */
  public GameWriter.Files with(Map<String, ScriptText> others) {
    return new Rewriting(others, new ArrayList<>()).run();
  }

  /** Reads the data file once, and writes it with the new texts. */
  private final class Rewriting {

    private final Map<String, ScriptText> others;
    private final List<GameText> found;
    private final Map<Integer, Long> rooms = new HashMap<>();
    private final Map<Directory.Entry, Long> moved = new HashMap<>();

    Rewriting(Map<String, ScriptText> others, List<GameText> found) {
      this.others = others;
      this.found = found;
    }

    GameWriter.Files run() {
      ByteWriter out = new ByteWriter();
      List<ContainerPart> parts = ChunkSequence.ofFile(data).parts();
      for (ContainerPart part : parts) {
        if (part instanceof Chunk chunk && chunk.tag().equals("LECF")) {
          out.chunk(chunk.tag(), inner -> disk(chunk, inner));
        } else {
          copy(part, out);
        }
      }
      Bytes written = offsets(out).toBytes();
      return new GameWriter.Files(written.equals(data) ? indexFile : newIndex().encode(), written);
    }

    private void disk(Chunk lecf, ByteWriter out) {
      for (ContainerPart part : ChunkSequence.in(lecf).parts()) {
        if (part instanceof Chunk chunk && chunk.tag().equals("LFLF")) {
          out.chunk(chunk.tag(), inner -> bundle(chunk, inner));
        } else {
          copy(part, out);
        }
      }
    }

    /**
     * Copies a room and the resources that are stored with it. Their offsets count from the room's
     * header.
     */
    private void bundle(Chunk lflf, ByteWriter out) {
      int room = 0;
      long before = 0;
      long now = 0;
      for (ContainerPart part : ChunkSequence.in(lflf).parts()) {
        if (!(part instanceof Chunk chunk)) {
          copy(part, out);
          continue;
        }
        if (roomsAt.containsKey((long) chunk.offset())) {
          room = roomsAt.get((long) chunk.offset());
          before = chunk.offset();
          now = out.position();
          rooms.put(room, now);
        }
        long offset = chunk.offset() - before;
        moved.put(new Directory.Entry(room, offset), out.position() - now);
        beside(chunk, room, offset, out);
      }
    }

    private void beside(Chunk chunk, int room, long offset, ByteWriter out) {
      if (chunk.tag().equals("ROOM")) {
        out.chunk(chunk.tag(), inner -> room(chunk, room, inner));
      } else if (chunk.tag().equals("SCRP")) {
        int id = index.scripts().entries().indexOf(new Directory.Entry(room, offset));
        script(chunk, CodeName.global(id), Script.of(chunk.payload()), out);
      } else {
        copy(chunk, out);
      }
    }

    private void room(Chunk chunk, int room, ByteWriter out) {
      for (ContainerPart part : ChunkSequence.in(chunk).parts()) {
        if (!(part instanceof Chunk inner)) {
          copy(part, out);
          continue;
        }
        switch (inner.tag()) {
          case "ENCD" -> script(inner, CodeName.entry(room), Script.of(inner.payload()), out);
          case "EXCD" -> script(inner, CodeName.exit(room), Script.of(inner.payload()), out);
          case "LSCR" -> local(inner, room, out);
          case "OBCD" -> out.chunk(inner.tag(), object -> object(inner, room, object));
          default -> copy(inner, out);
        }
      }
    }

    private void local(Chunk chunk, int room, ByteWriter out) {
      if (chunk.payload().isEmpty()) {
        copy(chunk, out);
        return;
      }
      LocalScript local = LocalScript.decode(chunk.reader());
      Optional<ScriptTexts.Rewritten> rewritten =
          rewritten(CodeName.local(room, local.number()), local.script(), 0);
      rewritten.ifPresentOrElse(
          code -> out.chunk(chunk.tag(), inner -> inner.u8(local.number()).bytes(code.bytes())),
          () -> copy(chunk, out));
    }

    private void script(Chunk chunk, CodeName name, Script script, ByteWriter out) {
      rewritten(name, script, 0)
          .ifPresentOrElse(
              code -> out.chunk(chunk.tag(), inner -> inner.bytes(code.bytes())),
              () -> copy(chunk, out));
    }

    private void object(Chunk chunk, int room, ByteWriter out) {
      int id =
          chunk
              .first(ObjectHeader.TAG)
              .map(header -> ObjectHeader.decode(header.reader()).id())
              .orElse(0);
      for (ContainerPart part : ChunkSequence.in(chunk).parts()) {
        if (part instanceof Chunk inner && inner.tag().equals(VerbEntries.TAG)) {
          verbs(inner, CodeName.object(room, id), out);
        } else if (part instanceof Chunk inner && inner.tag().equals(ObjectName.TAG)) {
          name(inner, "name:" + room + ":" + id, out);
        } else {
          copy(part, out);
        }
      }
    }

    private void verbs(Chunk chunk, CodeName name, ByteWriter out) {
      VerbEntries verbs = VerbEntries.decode(chunk.reader());
      int start = VerbEntries.codeStart(verbs.entries().size());
      if (start > verbs.script().end()) {
        copy(chunk, out);
        return;
      }
      rewritten(name, verbs.script(), start)
          .ifPresentOrElse(
              code -> {
                ByteWriter table = new ByteWriter().bytes(code.bytes());
                for (int i = 0; i < verbs.entries().size(); i++) {
                  int position = verbs.entries().get(i).position();
                  table.putU16(3 * i + 1, code.positions().getOrDefault(position, position));
                }
                out.chunk(chunk.tag(), inner -> inner.bytes(table.toBytes()));
              },
              () -> copy(chunk, out));
    }

    private void name(Chunk chunk, String place, ByteWriter out) {
      ScriptText text = ScriptText.of(ObjectName.decode(chunk.reader()).text().toArray());
      if (text.length() > 0) {
        found.add(new GameText(place, text));
      }
      ScriptText other = others.get(place);
      if (other == null) {
        copy(chunk, out);
      } else {
        out.chunk(chunk.tag(), inner -> inner.bytes(other.toBytes()).u8(0));
      }
    }

    private Optional<ScriptTexts.Rewritten> rewritten(CodeName name, Script script, int start) {
      Optional<ScriptTexts> texts = ScriptTexts.of(script, start);
      if (texts.isEmpty()) {
        return Optional.empty();
      }
      Map<Integer, ScriptText> changes = new LinkedHashMap<>();
      for (int i = 0; i < texts.get().texts().size(); i++) {
        String place = name + " " + (i + 1);
        found.add(new GameText(place, texts.get().texts().get(i)));
        ScriptText other = others.get(place);
        if (other != null) {
          changes.put(i, other);
        }
      }
      try {
        return changes.isEmpty() ? Optional.empty() : Optional.of(texts.get().with(changes));
      } catch (IllegalArgumentException e) {
        throw new TranslationException(name + ": the texts are too long: " + e.getMessage());
      }
    }

    private static void copy(ContainerPart part, ByteWriter out) {
      if (part instanceof Chunk chunk) {
        out.chunk(chunk.tag(), inner -> inner.bytes(chunk.payload()));
      } else {
        out.bytes(((ContainerPart.Filler) part).bytes());
      }
    }

    /** Writes the new offsets of the rooms into LOFF, the first chunk of the disk. */
    private ByteWriter offsets(ByteWriter out) {
      Chunk loff = ChunkSequence.ofFile(data).chunks().get(0).require(RoomOffsets.TAG);
      List<RoomOffsets.Entry> entries = RoomOffsets.decode(loff.reader()).entries();
      for (int i = 0; i < entries.size(); i++) {
        Long now = rooms.get(entries.get(i).room());
        if (now != null) {
          int entry = loff.offset() + ByteWriter.HEADER + RoomOffsets.size(i);
          out.putU32(entry + 1, now);
        }
      }
      return out;
    }

    private Index newIndex() {
      return new Index(
          index.roomNames(),
          index.limits(),
          index.rooms(),
          moved(index.scripts()),
          moved(index.sounds()),
          moved(index.costumes()),
          moved(index.charsets()),
          index.objects());
    }

    private Directory moved(Directory directory) {
      return new Directory(
          directory.entries().stream()
              .map(
                  entry ->
                      moved.containsKey(entry)
                          ? new Directory.Entry(entry.room(), moved.get(entry))
                          : entry)
              .toList());
    }
  }
}
