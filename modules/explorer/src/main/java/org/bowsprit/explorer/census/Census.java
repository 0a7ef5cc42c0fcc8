package org.bowsprit.explorer.census;

import java.util.List;
import java.util.Map;

/**
 * What was counted of a game: the JSON document of {@code bowsprit census}.
 *
 * <p>It holds numbers, hashes, the words of the file format and of this program, and nothing that
 * the game says or shows. Lists are cut at a length, and say how many there were.
 *
 * @param schema the version of this layout
 * @param program the version of Bowsprit
 * @param release what the table of releases says of the game
 * @param files the index and the data files
 * @param limits what MAXS says, by name
 * @param resources every resource of the index
 * @param code what scripts are made of
 * @param chunks the chunks of all files, by tag
 * @param floors the rooms that have boxes
 * @param sounds which sounds have nothing to play, by device
 * @param damage what cannot be read
 * @param play what came of automatic play, once for each router
 */
public record Census(
    int schema,
    String program,
    ReleaseEntry release,
    List<FileEntry> files,
    Map<String, Integer> limits,
    List<ResourceEntry> resources,
    CodeEntry code,
    List<ChunkEntry> chunks,
    List<FloorEntry> floors,
    List<SilentEntry> sounds,
    Counted<DamageEntry> damage,
    List<PlayEntry> play) {

  /** The version of the layout that is written. */
  public static final int SCHEMA = 1;

  public Census {
    files = List.copyOf(files);
    resources = List.copyOf(resources);
    chunks = List.copyOf(chunks);
    floors = List.copyOf(floors);
    sounds = List.copyOf(sounds);
    play = List.copyOf(play);
  }

  /**
   * Which release the game is.
   *
   * @param title the game, of those that are known by name
   * @param edition the family of releases
   * @param platform the computer it was made for
   * @param language in English, where the release is known
   * @param known whether the index file is in the table of releases
   */
  public record ReleaseEntry(
      String title, String edition, String platform, String language, boolean known) {}

  /**
   * A file.
   *
   * @param bytes its length
   * @param sha256 of all of it, without its key
   */
  public record FileEntry(int bytes, String sha256) {}

  /**
   * A resource.
   *
   * @param kind {@code room}, {@code script}, {@code sound}, {@code costume} or {@code charset}
   * @param number what scripts call it
   * @param room the room it lies beside; of a room its disk
   * @param bytes the length of its chunk; 0 if it cannot be found
   * @param sha256 the first eight bytes of the digest of its chunk
   */
  public record ResourceEntry(String kind, int number, int room, int bytes, String sha256) {}

  /**
   * What scripts are made of.
   *
   * @param scripts how many there are
   * @param bytes how long they are together
   * @param opcodes how often each opcode byte stands in them: {@code "1A move"}
   * @param subOperations the same of sub-operations: {@code "ACTOR 01 Costume"}
   * @param outOfRange operands that name what the game does not have
   * @param unreadable scripts with bytes that are no instruction
   */
  public record CodeEntry(
      int scripts,
      long bytes,
      Map<String, Integer> opcodes,
      Map<String, Integer> subOperations,
      Counted<RangeEntry> outOfRange,
      Counted<DamageEntry> unreadable) {}

  /**
   * An operand that names what the game does not have.
   *
   * @param operation the instruction or sub-operation
   * @param operand what the number stands for
   * @param value the number
   * @param count how often that is written
   * @param first where it is written first: {@code local:33:200@0010}
   */
  public record RangeEntry(String operation, String operand, int value, int count, String first) {}

  /**
   * All chunks of a tag.
   *
   * @param tag its four letters
   * @param count how many there are
   * @param bytes how long they are together
   * @param compared how many were read and written again
   * @param differing those that are of another length when written
   */
  public record ChunkEntry(
      String tag, int count, long bytes, int compared, Counted<LengthEntry> differing) {}

  /**
   * A chunk that is of another length when it is written again.
   *
   * @param where its place
   * @param bytes its length
   * @param written its length as Bowsprit writes it
   */
  public record LengthEntry(String where, int bytes, int written) {}

  /**
   * The boxes of a room.
   *
   * @param room its number
   * @param boxes how many it has
   * @param invisible how many of them have flag 0x80
   * @param matrix whether it has a matrix
   * @param rules the matrix against each rule of which boxes are neighbours
   */
  public record FloorEntry(
      int room, int boxes, int invisible, boolean matrix, List<RuleEntry> rules) {}

  /**
   * A matrix against a rule.
   *
   * @param rule {@code derived}, the rule derived from game data, or {@code reference}
   * @param apart pairs of boxes that the matrix links and that share no edge by the rule
   * @param unlinked pairs that are neighbours by the rule and that the matrix does not link
   * @param otherHops how many ways from box to box begin otherwise in the matrix of the rule
   */
  public record RuleEntry(
      String rule, Counted<List<Integer>> apart, Counted<List<Integer>> unlinked, int otherHops) {}

  /**
   * Sounds that are silent on a device.
   *
   * @param device what plays music
   * @param silent sounds without a rendition for it
   */
  public record SilentEntry(String device, List<Integer> silent) {}

  /**
   * Something that cannot be read.
   *
   * @param where the resource or script
   * @param offset bytes from the start of its chunk or code
   * @param what what was expected
   */
  public record DamageEntry(String where, long offset, String what) {}

  /**
   * What came of automatic play.
   *
   * @param router who planned walks
   * @param seed of the random numbers
   * @param jiffies sixtieths of a second that were played
   * @param iterations of the main loop
   * @param clicks how often something was clicked
   * @param restarts how often the game was begun again
   * @param rooms the rooms that were seen
   * @param faults scripts that failed
   * @param loops places where the player could not act for two minutes
   * @param walks walks that did not end
   * @param breaks where the game could not be played on
   */
  public record PlayEntry(
      String router,
      long seed,
      long jiffies,
      long iterations,
      int clicks,
      int restarts,
      List<Integer> rooms,
      Counted<FaultEntry> faults,
      Counted<LoopEntry> loops,
      Counted<WalkEntry> walks,
      Counted<BreakEntry> breaks) {}

  /**
   * A script that failed.
   *
   * @param code whose code
   * @param offset of the instruction
   * @param what what went wrong
   */
  public record FaultEntry(String code, int offset, String what) {}

  /**
   * A place where the player could not act.
   *
   * @param room the room shown
   * @param scripts the scripts that were running, by number
   */
  public record LoopEntry(int room, List<Integer> scripts) {}

  /**
   * A walk that did not end.
   *
   * @param room the room
   * @param actor who walked
   * @param stands whether it stood still all the while, and did not go to and fro
   * @param box its box
   * @param x where it was
   * @param y where it was
   * @param toX where it was going
   * @param toY where it was going
   */
  public record WalkEntry(
      int room, int actor, boolean stands, int box, int x, int y, int toX, int toY) {}

  /**
   * Where the game could not be played on.
   *
   * @param room the room shown
   * @param what what the program complained of
   */
  public record BreakEntry(int room, String what) {}
}
