package org.bowsprit.format.game;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.format.FormatException;
import org.bowsprit.format.files.GameFiles;

/** Names the SCUMM games of other versions, which are refused (spec 01 §9–10). */
final class OlderAndNewer {

  private static final String PLAYED = "; this engine plays version 5.";
  private static final String INDEX_OF_4 = "000.lfl";
  private static final String INDEX_OF_3 = "00.lfl";
  private static final List<String> FIRST_CHUNKS_OF_4 = List.of("RN", "0R");
  private static final int TAG_OF_4 = 4;

  /** Well-known stems of later games. */
  private static final Map<String, String> LATER =
      Map.of(
          "tentacle", "Day of the Tentacle, a SCUMM version 6 game",
          "samnmax", "Sam & Max Hit the Road, a SCUMM version 6 game",
          "ft", "Full Throttle, a SCUMM version 7 game",
          "dig", "The Dig, a SCUMM version 7 game",
          "comi", "The Curse of Monkey Island, a SCUMM version 8 game");

  /** What an index with this suffix belongs to if its stem is not well known. */
  private static final Map<String, String> SUFFIXES =
      Map.of(
          ".sm0", "a SCUMM version 6 game",
          ".la0", "a SCUMM version 7 or 8 game",
          ".he0", "a Humongous Entertainment game of SCUMM version 6 or later");

  /** Returns a sentence about the game of another version in {@code files}, if there is one. */
  Optional<String> describe(GameFiles files) {
    Optional<String> index = files.find(INDEX_OF_4);
    if (index.isPresent()) {
      return Optional.of(version4(files, index.get()));
    }
    if (files.find(INDEX_OF_3).isPresent()) {
      return Optional.of("This is a SCUMM version 3 or older game" + PLAYED);
    }
    return files.names().stream().flatMap(name -> later(name).stream()).findFirst();
  }

  /** Returns a sentence about the game whose index is of version 6. */
  String version6(String indexName) {
    String stem = indexName.substring(0, indexName.lastIndexOf('.')).toLowerCase(Locale.ROOT);
    return "This is " + LATER.getOrDefault(stem, "a SCUMM version 6 game") + PLAYED;
  }

  private static Optional<String> later(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    int dot = Math.max(0, lower.lastIndexOf('.'));
    String what = SUFFIXES.get(lower.substring(dot));
    return what == null
        ? Optional.empty()
        : Optional.of("This is " + LATER.getOrDefault(lower.substring(0, dot), what) + PLAYED);
  }

  private static String version4(GameFiles files, String index) {
    if (!beginsAsVersion4(files, index)) {
      return index + " is not a SCUMM index file: it begins with no chunk of one.";
    }
    String game;
    if (files.find("disk02.lec").isPresent()) {
      game = "The Secret of Monkey Island (VGA floppy)";
    } else if (files.find("903.lfl").isPresent()) {
      game = "Loom (VGA CD talkie)";
    } else {
      game = "Passport to Adventure or another demo";
    }
    return "This is " + game + ", a SCUMM version 4 game" + PLAYED;
  }

  private static boolean beginsAsVersion4(GameFiles files, String index) {
    try {
      byte[] start = files.read(index, TAG_OF_4, 2);
      return FIRST_CHUNKS_OF_4.contains(new String(start, StandardCharsets.ISO_8859_1));
    } catch (FormatException e) {
      return false;
    }
  }
}
