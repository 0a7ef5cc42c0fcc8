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

  private static final int FILE_COUNT = 2;

  private final Bytes indexFile;
  private final Bytes data;
  private final Index index;
  private final Map<Long, Integer> roomByOffset = new HashMap<>();

  /**
   * Reads a game.
   *
   * @throws TranslationException if the game has several disks
   */
  public GameTexts(GameResources game) {
    List<GameResources.PlainFile> files = game.files();
    if (files.size() != FILE_COUNT) {
      throw new TranslationException(
          "only games of one data file can be translated, this one has " + (files.size() - 1));
    }
    indexFile = files.get(0).bytes();
    data = files.get(1).bytes();
    index = game.index();
    Chunk lecf = ChunkSequence.ofFile(data).chunks().get(0);
    RoomOffsets.decode(lecf.require(RoomOffsets.TAG).reader())
        .entries()
        .forEach(entry -> roomByOffset.put(entry.offset(), entry.room()));
  }

  /** Returns the texts in the order of the game's files. */
  public List<GameText> texts() {
    List<GameText> texts = new ArrayList<>();
    new Rewriter(Map.of(), texts).run();
    return texts;
  }

  /**
   * Returns the game with replaced texts.
   *
   * @param newTexts the new texts by place
   * @throws TranslationException if a text is too long for its script
   */
  public GameWriter.Files withTexts(Map<String, ScriptText> newTexts) {
    return new Rewriter(newTexts, new ArrayList<>()).run();
  }

  /** Reads the data file once, collects its texts, and writes the file with the new texts. */
  private final class Rewriter {

    private final Map<String, ScriptText> newTexts;
    private final List<GameText> foundTexts;
    private final Map<Integer, Long> newRoomOffsets = new HashMap<>();
    private final Map<Directory.Entry, Long> newOffsets = new HashMap<>();

    Rewriter(Map<String, ScriptText> newTexts, List<GameText> foundTexts) {
      this.newTexts = newTexts;
      this.foundTexts = foundTexts;
    }

    GameWriter.Files run() {
      ByteWriter out = new ByteWriter();
      List<ContainerPart> parts = ChunkSequence.ofFile(data).parts();
      for (ContainerPart part : parts) {
        if (part instanceof Chunk chunk && chunk.tag().equals("LECF")) {
          out.chunk(chunk.tag(), inner -> writeDisk(chunk, inner));
        } else {
          copy(part, out);
        }
      }
      Bytes newData = writeOffsets(out).toBytes();
      return new GameWriter.Files(newData.equals(data) ? indexFile : newIndex().encode(), newData);
    }

    private void writeDisk(Chunk lecf, ByteWriter out) {
      for (ContainerPart part : ChunkSequence.in(lecf).parts()) {
        if (part instanceof Chunk chunk && chunk.tag().equals("LFLF")) {
          out.chunk(chunk.tag(), inner -> writeBundle(chunk, inner));
        } else {
          copy(part, out);
        }
      }
    }

    /**
     * Copies a room and the resources that are stored with it. The offsets of the resources count
     * from the start of the chunk of the room.
     */
    private void writeBundle(Chunk lflf, ByteWriter out) {
      int room = 0;
      long oldStart = 0;
      long newStart = 0;
      for (ContainerPart part : ChunkSequence.in(lflf).parts()) {
        if (!(part instanceof Chunk chunk)) {
          copy(part, out);
          continue;
        }
        if (roomByOffset.containsKey((long) chunk.offset())) {
          room = roomByOffset.get((long) chunk.offset());
          oldStart = chunk.offset();
          newStart = out.position();
          newRoomOffsets.put(room, newStart);
        }
        long offset = chunk.offset() - oldStart;
        newOffsets.put(new Directory.Entry(room, offset), out.position() - newStart);
        writeResource(chunk, room, offset, out);
      }
    }

    private void writeResource(Chunk chunk, int room, long offset, ByteWriter out) {
      if (chunk.tag().equals("ROOM")) {
        out.chunk(chunk.tag(), inner -> writeRoom(chunk, room, inner));
      } else if (chunk.tag().equals("SCRP")) {
        int id = index.scripts().entries().indexOf(new Directory.Entry(room, offset));
        writeScript(chunk, CodeName.global(id), Script.of(chunk.payload()), out);
      } else {
        copy(chunk, out);
      }
    }

    private void writeRoom(Chunk chunk, int room, ByteWriter out) {
      for (ContainerPart part : ChunkSequence.in(chunk).parts()) {
        if (!(part instanceof Chunk inner)) {
          copy(part, out);
          continue;
        }
        switch (inner.tag()) {
          case "ENCD" -> writeScript(inner, CodeName.entry(room), Script.of(inner.payload()), out);
          case "EXCD" -> writeScript(inner, CodeName.exit(room), Script.of(inner.payload()), out);
          case "LSCR" -> writeLocalScript(inner, room, out);
          case "OBCD" -> out.chunk(inner.tag(), object -> writeObject(inner, room, object));
          default -> copy(inner, out);
        }
      }
    }

    private void writeLocalScript(Chunk chunk, int room, ByteWriter out) {
      if (chunk.payload().isEmpty()) {
        copy(chunk, out);
        return;
      }
      LocalScript localScript = LocalScript.decode(chunk.reader());
      Optional<ScriptTexts.RewrittenScript> rewritten =
          rewrite(CodeName.local(room, localScript.number()), localScript.script(), 0);
      rewritten.ifPresentOrElse(
          code ->
              out.chunk(chunk.tag(), inner -> inner.u8(localScript.number()).bytes(code.bytes())),
          () -> copy(chunk, out));
    }

    private void writeScript(Chunk chunk, CodeName name, Script script, ByteWriter out) {
      rewrite(name, script, 0)
          .ifPresentOrElse(
              code -> out.chunk(chunk.tag(), inner -> inner.bytes(code.bytes())),
              () -> copy(chunk, out));
    }

    private void writeObject(Chunk chunk, int room, ByteWriter out) {
      int id =
          chunk
              .first(ObjectHeader.TAG)
              .map(header -> ObjectHeader.decode(header.reader()).id())
              .orElse(0);
      for (ContainerPart part : ChunkSequence.in(chunk).parts()) {
        if (part instanceof Chunk inner && inner.tag().equals(VerbEntries.TAG)) {
          writeVerbs(inner, CodeName.object(room, id), out);
        } else if (part instanceof Chunk inner && inner.tag().equals(ObjectName.TAG)) {
          writeName(inner, "name:" + room + ":" + id, out);
        } else {
          copy(part, out);
        }
      }
    }

    private void writeVerbs(Chunk chunk, CodeName name, ByteWriter out) {
      VerbEntries verbs = VerbEntries.decode(chunk.reader());
      int start = VerbEntries.codeStart(verbs.entries().size());
      if (start > verbs.script().end()) {
        copy(chunk, out);
        return;
      }
      rewrite(name, verbs.script(), start)
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

    private void writeName(Chunk chunk, String place, ByteWriter out) {
      ScriptText text = ScriptText.of(ObjectName.decode(chunk.reader()).text().toArray());
      if (text.length() > 0) {
        foundTexts.add(new GameText(place, text));
      }
      ScriptText newText = newTexts.get(place);
      if (newText == null) {
        copy(chunk, out);
      } else {
        out.chunk(chunk.tag(), inner -> inner.bytes(newText.toBytes()).u8(0));
      }
    }

    private Optional<ScriptTexts.RewrittenScript> rewrite(CodeName name, Script script, int start) {
      Optional<ScriptTexts> texts = ScriptTexts.of(script, start);
      if (texts.isEmpty()) {
        return Optional.empty();
      }
      Map<Integer, ScriptText> changes = new LinkedHashMap<>();
      for (int i = 0; i < texts.get().texts().size(); i++) {
        String place = name + " " + (i + 1);
        foundTexts.add(new GameText(place, texts.get().texts().get(i)));
        ScriptText newText = newTexts.get(place);
        if (newText != null) {
          changes.put(i, newText);
        }
      }
      try {
        return changes.isEmpty() ? Optional.empty() : Optional.of(texts.get().withTexts(changes));
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
    private ByteWriter writeOffsets(ByteWriter out) {
      Chunk loff = ChunkSequence.ofFile(data).chunks().get(0).require(RoomOffsets.TAG);
      List<RoomOffsets.Entry> entries = RoomOffsets.decode(loff.reader()).entries();
      for (int i = 0; i < entries.size(); i++) {
        Long newOffset = newRoomOffsets.get(entries.get(i).room());
        if (newOffset != null) {
          int entry = loff.offset() + ByteWriter.HEADER + RoomOffsets.size(i);
          out.putU32(entry + 1, newOffset);
        }
      }
      return out;
    }

    private Index newIndex() {
      return new Index(
          index.roomNames(),
          index.limits(),
          index.rooms(),
          relocated(index.scripts()),
          relocated(index.sounds()),
          relocated(index.costumes()),
          relocated(index.charsets()),
          index.objects());
    }

    private Directory relocated(Directory directory) {
      return new Directory(
          directory.entries().stream()
              .map(
                  entry ->
                      newOffsets.containsKey(entry)
                          ? new Directory.Entry(entry.room(), newOffsets.get(entry))
                          : entry)
              .toList());
    }
  }
}
