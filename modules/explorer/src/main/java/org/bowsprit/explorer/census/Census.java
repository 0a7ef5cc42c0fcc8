package org.bowsprit.explorer.census;

import java.util.List;
import java.util.Map;

/**
 * The counts of a game, as written to the JSON document of {@code bowsprit census}.
 *
 * <p>The document contains numbers, hashes, and the words of the file format and of this program,
 * but no text or picture of the game. Lists are cut off at a maximum length, and state the number
 * of all elements.
 *
 * @param schema the version of this layout
 * @param program the version of Bowsprit
 * @param release the entry in the table of releases
 * @param files the index and the data files
 * @param limits the numbers of MAXS by name
 * @param resources every resource of the index
 * @param code the counts of the scripts
 * @param chunks the chunks of all files, by tag
 * @param floors the rooms that have boxes
 * @param sounds the sounds without a rendition, by device
 * @param damage the parts that cannot be read
 * @param play the result of automatic play for each router
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
    CountedList<DamageEntry> damage,
    List<PlayEntry> play) {

  /** The current version of the layout. */
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
   * The release of the game.
   *
   * @param title the title, if the game is known by name
   * @param edition the family of releases
   * @param platform the computer for which the release was made
   * @param language the language in English, if the release is known
   * @param known whether the index file is in the table of releases
   */
  public record ReleaseEntry(
      String title, String edition, String platform, String language, boolean known) {}

  /**
   * A file.
   *
   * @param bytes the length of the file in bytes
   * @param sha256 the digest of the decrypted file
   */
  public record FileEntry(int bytes, String sha256) {}

  /**
   * A resource.
   *
   * @param kind {@code room}, {@code script}, {@code sound}, {@code costume} or {@code charset}
   * @param number the number of the resource in scripts
   * @param room the room with which the resource is stored; for a room, the disk
   * @param bytes the length of its chunk; 0 if it cannot be found
   * @param sha256 the first eight bytes of the digest of its chunk
   */
  public record ResourceEntry(String kind, int number, int room, int bytes, String sha256) {}

  /**
   * The counts of the scripts.
   *
   * @param scripts the number of scripts
   * @param bytes their total length
   * @param opcodes the number of occurrences of each opcode byte: {@code "1A move"}
   * @param subOperations the number of occurrences of each sub-operation: {@code "ACTOR 01
   *     Costume"}
   * @param outOfRange operands that name something that does not exist in the game
   * @param unreadable scripts with bytes that are not an instruction
   */
  public record CodeEntry(
      int scripts,
      long bytes,
      Map<String, Integer> opcodes,
      Map<String, Integer> subOperations,
      CountedList<RangeEntry> outOfRange,
      CountedList<DamageEntry> unreadable) {}

  /**
   * An operand that names something that does not exist in the game.
   *
   * @param operation the instruction or sub-operation
   * @param operand the kind of the operand
   * @param value the number
   * @param count the number of occurrences
   * @param first the first occurrence: {@code local:33:200@0010}
   */
  public record RangeEntry(String operation, String operand, int value, int count, String first) {}

  /**
   * All chunks with a tag.
   *
   * @param tag the four letters of the tag
   * @param count the number of chunks
   * @param bytes their total length
   * @param compared the number of chunks that were read and written again
   * @param differing the chunks that have another length when written
   */
  public record ChunkEntry(
      String tag, int count, long bytes, int compared, CountedList<LengthEntry> differing) {}

  /**
   * A chunk that has another length when it is written again.
   *
   * @param where the path of the chunk
   * @param bytes the length in the file
   * @param written the length that Bowsprit writes
   */
  public record LengthEntry(String where, int bytes, int written) {}

  /**
   * The boxes of a room.
   *
   * @param room the number of the room
   * @param boxes the number of boxes
   * @param invisible the number of boxes with flag 0x80
   * @param matrix whether the room has a matrix
   * @param rules the comparison of the matrix with each neighbour rule
   */
  public record FloorEntry(
      int room, int boxes, int invisible, boolean matrix, List<RuleEntry> rules) {}

  /**
   * The comparison of a matrix with a neighbour rule.
   *
   * @param rule {@code derived}, the rule derived from game data, or {@code reference}
   * @param apart the pairs of boxes that the matrix links and that are not neighbours according to
   *     the rule
   * @param unlinked the pairs of boxes that are neighbours according to the rule and that the
   *     matrix does not link
   * @param otherHops the number of pairs of boxes with a different first hop in the matrix of the
   *     rule
   */
  public record RuleEntry(
      String rule,
      CountedList<List<Integer>> apart,
      CountedList<List<Integer>> unlinked,
      int otherHops) {}

  /**
   * The sounds that are silent on a device.
   *
   * @param device the music device
   * @param silent sounds without a rendition for it
   */
  public record SilentEntry(String device, List<Integer> silent) {}

  /**
   * A part that cannot be read.
   *
   * @param where the resource or script
   * @param offset the number of bytes from the start of the chunk or code
   * @param what the contents that were expected
   */
  public record DamageEntry(String where, long offset, String what) {}

  /**
   * The result of automatic play.
   *
   * @param router the router that planned walks
   * @param seed the seed of the random numbers
   * @param jiffies the time played in sixtieths of a second
   * @param iterations the number of iterations of the main loop
   * @param clicks the number of clicks
   * @param restarts the number of times that the game was started again
   * @param rooms the rooms that were shown
   * @param faults scripts that failed
   * @param loops the states in which the player could not act for two minutes
   * @param walks walks that did not end
   * @param breaks the states in which play could not continue
   */
  public record PlayEntry(
      String router,
      long seed,
      long jiffies,
      long iterations,
      int clicks,
      int restarts,
      List<Integer> rooms,
      CountedList<FaultEntry> faults,
      CountedList<LoopEntry> loops,
      CountedList<WalkEntry> walks,
      CountedList<BreakEntry> breaks) {}

  /**
   * A script that failed.
   *
   * @param code the name of the script
   * @param offset the offset of the instruction
   * @param what the error
   */
  public record FaultEntry(String code, int offset, String what) {}

  /**
   * A state in which the player could not act.
   *
   * @param room the current room
   * @param scripts the scripts that were running, by number
   */
  public record LoopEntry(int room, List<Integer> scripts) {}

  /**
   * A walk that did not end.
   *
   * @param room the room
   * @param actor the actor
   * @param stands whether the actor stood still instead of moving back and forth
   * @param box the walk box of the actor
   * @param x the x coordinate of the actor
   * @param y the y coordinate of the actor
   * @param toX the x coordinate of the destination
   * @param toY the y coordinate of the destination
   */
  public record WalkEntry(
      int room, int actor, boolean stands, int box, int x, int y, int toX, int toY) {}

  /**
   * A state in which play could not continue.
   *
   * @param room the current room
   * @param what the error message
   */
  public record BreakEntry(int room, String what) {}
}
