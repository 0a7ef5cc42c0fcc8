package org.bowsprit.explorer.census;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.explorer.census.Census.ChunkEntry;
import org.bowsprit.explorer.census.Census.LengthEntry;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.chunk.ChunkTree;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.palette.EgaDither;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.RoomHeader;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.sound.Sound;

/**
 * Counts the chunks of all files by tag, and compares their lengths with the lengths that Bowsprit
 * writes.
 */
final class ChunkCounter {

  private static final String BOXES_TAG = "BOXD";
  private static final String MATRIX_TAG = "BOXM";

  private final Map<String, Tally> tallies = new TreeMap<>();

  /** Reads a chunk and returns a function that writes it again. */
  private interface Rewriter extends Function<ByteReader, Consumer<ByteWriter>> {}

  private static final Map<String, Rewriter> REWRITERS =
      Map.ofEntries(
          Map.entry(RoomNames.TAG, in -> RoomNames.decode(in)::encode),
          Map.entry(GameLimits.TAG, in -> GameLimits.decode(in)::encode),
          Map.entry(Index.ROOMS_TAG, in -> Directory.decode(in)::encode),
          Map.entry(Index.SCRIPTS_TAG, in -> Directory.decode(in)::encode),
          Map.entry(Index.SOUNDS_TAG, in -> Directory.decode(in)::encode),
          Map.entry(Index.COSTUMES_TAG, in -> Directory.decode(in)::encode),
          Map.entry(Index.CHARSETS_TAG, in -> Directory.decode(in)::encode),
          Map.entry(ObjectDirectory.TAG, in -> ObjectDirectory.decode(in)::encode),
          Map.entry("RMHD", in -> RoomHeader.decode(in)::encode),
          Map.entry(ColourCycles.TAG, in -> ColourCycles.decode(in)::encode),
          Map.entry(TransparentColour.TAG, in -> TransparentColour.decode(in)::encode),
          Map.entry(EgaDither.TAG, in -> EgaDither.decode(in)::encode),
          Map.entry(BOXES_TAG, in -> BoxRecords.decode(in)::encode),
          Map.entry(Palette.TAG, in -> Palette.decode(in)::encode),
          Map.entry("SCAL", in -> ScaleSlots.decode(in)::encode),
          Map.entry(ImageHeader.TAG, in -> ImageHeader.decode(in)::encode),
          Map.entry(ObjectHeader.TAG, in -> ObjectHeader.decode(in)::encode),
          Map.entry(Costume.TAG, in -> Costume.decode(in)::encode),
          Map.entry(Charset.TAG, in -> Charset.decode(in)::encode),
          Map.entry(Sound.TAG, in -> Sound.decode(in)::encode));

  /** The counts of a tag. */
  private static final class Tally {
    private int count;
    private long bytes;
    private int comparedCount;
    private final List<LengthEntry> differingChunks = new ArrayList<>();
  }

  /** Returns the chunks of all files of a game, by tag. */
  List<ChunkEntry> count(GameResources game) {
    game.files().forEach(file -> count(ChunkSequence.ofFile(file.bytes())));
    List<ChunkEntry> entries = new ArrayList<>();
    tallies.forEach(
        (tag, tally) ->
            entries.add(
                new ChunkEntry(
                    tag,
                    tally.count,
                    tally.bytes,
                    tally.comparedCount,
                    CountedList.of(tally.differingChunks))));
    return entries;
  }

  private void count(ChunkSequence sequence) {
    for (Chunk chunk : sequence.chunks()) {
      Optional<Rewriter> rewriter =
          chunk.tag().equals(MATRIX_TAG)
              ? boxCount(sequence).map(ChunkCounter::matrixRewriter)
              : Optional.ofNullable(REWRITERS.get(chunk.tag()));
      Tally tally = tallies.computeIfAbsent(ChunkPath.printable(chunk.tag()), tag -> new Tally());
      tally.count++;
      tally.bytes += chunk.size();
      rewriter.ifPresent(each -> compare(chunk, each, tally));
      if (ChunkTree.isContainer(chunk.tag())) {
        count(ChunkSequence.in(chunk));
      }
    }
  }

  /** Returns the number of boxes of a room, which is needed to read its matrix. */
  private static Optional<Integer> boxCount(ChunkSequence room) {
    return room.chunks().stream()
        .filter(chunk -> chunk.tag().equals(BOXES_TAG) && chunk.payload().length() >= Short.BYTES)
        .findFirst()
        .map(chunk -> chunk.reader().u16());
  }

  private static Rewriter matrixRewriter(int boxCount) {
    return in -> BoxMatrixChunk.decode(in, boxCount)::encode;
  }

  private static void compare(Chunk chunk, Rewriter rewriter, Tally tally) {
    writtenSize(chunk, rewriter)
        .ifPresent(
            writtenSize -> {
              tally.comparedCount++;
              if (writtenSize != chunk.size()) {
                tally.differingChunks.add(
                    new LengthEntry(chunk.path().text(), chunk.size(), writtenSize));
              }
            });
  }

  private static Optional<Integer> writtenSize(Chunk chunk, Rewriter rewriter) {
    try {
      ByteWriter out = new ByteWriter();
      out.chunk(chunk.tag(), rewriter.apply(chunk.reader()));
      return Optional.of(out.position());
    } catch (FormatException | IllegalArgumentException damaged) {
      // ResourceDecoder reports why the chunk cannot be read.
      return Optional.empty();
    }
  }
}
