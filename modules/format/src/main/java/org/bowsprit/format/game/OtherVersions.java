package org.bowsprit.format.game;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.RoomNames;

/** Recognises SCUMM games of other versions, which are refused (spec 01 §9–10). */
final class OtherVersions {

  private static final String PLAYED_VERSION = "; this engine plays version 5.";
  private static final String VERSION_4_INDEX = "000.lfl";
  private static final String VERSION_3_INDEX = "00.lfl";
  private static final List<String> VERSION_4_FIRST_CHUNKS = List.of("RN", "0R");
  private static final int VERSION_4_TAG_OFFSET = 4;

  /** Well-known stems of later games. */
  private static final Map<String, String> LATER_GAMES =
      Map.of(
          "tentacle", "Day of the Tentacle, a SCUMM version 6 game",
          "samnmax", "Sam & Max Hit the Road, a SCUMM version 6 game",
          "ft", "Full Throttle, a SCUMM version 7 game",
          "dig", "The Dig, a SCUMM version 7 game",
          "comi", "The Curse of Monkey Island, a SCUMM version 8 game");

  /** The game version of each suffix of an index file, for a stem that is not well known. */
  private static final Map<String, String> LATER_SUFFIXES =
      Map.of(
          ".sm0", "a SCUMM version 6 game",
          ".la0", "a SCUMM version 7 or 8 game",
          ".he0", "a Humongous Entertainment game of SCUMM version 6 or later");

  /** Disk images, archives and programs that install a game. */
  private static final Pattern INSTALLER =
      Pattern.compile(
          "(disk|disc)[ _-]?\\d+\\.(?!lec).*|.*\\.xxx|(setup|install|instal)[^/]*\\.(exe|bat)");

  private final Version4Releases version4 = Version4Releases.known();

  /** Returns a sentence about the game of another version in {@code files}, if there is one. */
  Optional<String> describe(GameFiles files) {
    Optional<String> index = files.find(VERSION_4_INDEX);
    if (index.isPresent()) {
      return Optional.of(describeVersion4(files, index.get()));
    }
    Optional<String> executable = describeExecutable(files);
    if (executable.isPresent()) {
      return executable;
    }
    if (files.find(VERSION_3_INDEX).isPresent()) {
      return Optional.of("This is a SCUMM version 3 or older game" + PLAYED_VERSION);
    }
    return files.names().stream()
        .flatMap(name -> describeLater(name).stream())
        .findFirst()
        .or(() -> describeInstaller(files));
  }

  private static Optional<String> describeInstaller(GameFiles files) {
    return files.names().stream()
        .filter(name -> INSTALLER.matcher(name.toLowerCase(Locale.ROOT)).matches())
        .findFirst()
        .map(
            name ->
                name
                    + " is an installer: install the game first, then give the folder of the"
                    + " installed game.");
  }

  private Optional<String> describeExecutable(GameFiles files) {
    return Stream.of("loom.exe", "loom")
        .flatMap(name -> files.find(name).stream())
        .flatMap(name -> version4.describe(files, name).stream())
        .findFirst()
        .map(game -> "This is " + game + ", a SCUMM version 4 game" + PLAYED_VERSION);
  }

  /** Returns a sentence about the game with an index of version 6. */
  String describeVersion6(String indexName) {
    String stem = indexName.substring(0, indexName.lastIndexOf('.')).toLowerCase(Locale.ROOT);
    return "This is " + LATER_GAMES.getOrDefault(stem, "a SCUMM version 6 game") + PLAYED_VERSION;
  }

  private static Optional<String> describeLater(String name) {
    String lowerCaseName = name.toLowerCase(Locale.ROOT);
    int dot = Math.max(0, lowerCaseName.lastIndexOf('.'));
    String game = LATER_SUFFIXES.get(lowerCaseName.substring(dot));
    return game == null
        ? Optional.empty()
        : Optional.of(
            "This is "
                + LATER_GAMES.getOrDefault(lowerCaseName.substring(0, dot), game)
                + PLAYED_VERSION);
  }

  private String describeVersion4(GameFiles files, String index) {
    if (beginsAsVersion5(files, index)) {
      return "This is the unfinished talkie of Monkey Island 2, one file per room, which cannot"
          + " be played. "
          + GameTitle.MONKEY2.remedy();
    }
    if (!beginsAsVersion4(files, index)) {
      return index + " is not a SCUMM index file: it does not begin with a chunk of such a file.";
    }
    String game = version4.describe(files, index).orElseGet(() -> guessVersion4Game(files));
    String remedy =
        game.startsWith(GameTitle.MONKEY1.fullName()) ? " " + GameTitle.MONKEY1.remedy() : "";
    return "This is "
        + game
        + ", a SCUMM version 4 game"
        + PLAYED_VERSION
        + remedy
        + reissueNote(files);
  }

  private String reissueNote(GameFiles files) {
    return version4.isDamagedReissue(files)
        ? " It is the boxed edition of 2021, whose files are already damaged when sold."
        : "";
  }

  private static String guessVersion4Game(GameFiles files) {
    String game;
    if (files.find("disk02.lec").isPresent()) {
      game = GameTitle.MONKEY1.fullName() + " (VGA floppy)";
    } else if (files.find("903.lfl").isPresent()) {
      game = "Loom (VGA CD talkie)";
    } else {
      game = "Passport to Adventure or another demo";
    }
    return game;
  }

  /**
   * Returns whether the index belongs to a version 5 game. One unreleased version 5 game has an
   * index that is named like an index of version 4.
   */
  private static boolean beginsAsVersion5(GameFiles files, String index) {
    try {
      byte[] start = files.read(index, 0, VERSION_4_TAG_OFFSET);
      return FileKey.of(start, RoomNames.TAG)
          .or(() -> FileKey.of(start, GameLimits.TAG))
          .isPresent();
    } catch (FormatException e) {
      return false;
    }
  }

  private static boolean beginsAsVersion4(GameFiles files, String index) {
    try {
      byte[] start = files.read(index, VERSION_4_TAG_OFFSET, 2);
      return VERSION_4_FIRST_CHUNKS.contains(new String(start, StandardCharsets.ISO_8859_1));
    } catch (FormatException e) {
      return false;
    }
  }
}
