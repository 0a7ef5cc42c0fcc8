package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.speech.PlainSpeech;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.media.wav.WavFile;
import org.bowsprit.media.wav.WavFormat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands texts export, check, import, voices, patch and apply. */
class TextsCommandTest {

  private static final int SEQUENCE_BYTES = 8;

  @TempDir private Path folder;

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private LauncherRun runSuccessfully(String... arguments) {
    LauncherRun run = LauncherRun.of(arguments);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  /**
   * Creates the starter game with a second language, German. One line of the sources is translated.
   */
  private void createSources() throws IOException {
    runSuccessfully("new-game", path("game"));
    Path main = folder.resolve("game/game.bow");
    Files.writeString(
        main,
        Files.readString(main)
            .replace("charset plain @ 1", "languages english, german\ncharset plain @ 1")
            .replace("\"It does not open.\"", "\"It does not open.\" | \"Das geht nicht auf.\""));
  }

  private byte[] buildGame() throws IOException {
    runSuccessfully("build", path("game"), "--out", path("built"), "--name", "GAME");
    return Files.readAllBytes(folder.resolve("built/GAME.001"));
  }

  @Test
  void importingExportedTextsDoesNotChangeTheGame() throws IOException {
    createSources();
    byte[] gameBefore = buildGame();
    runSuccessfully(
        "texts", "export", path("game"), "--language", "german", "--out", path("german.po"));
    String exported = Files.readString(folder.resolve("german.po"));
    assertThat(exported)
        .contains("#. hero says", "#. picture: rooms/cabin/background.png", "#: game.bow:")
        .contains("msgctxt \"cabin/chest/look\"", "msgstr \"Das geht nicht auf.\"");

    runSuccessfully("texts", "import", path("game"), path("german.po"));

    assertThat(folder.resolve("game/texts/german.po")).hasContent(exported);
    assertThat(buildGame()).isEqualTo(gameBefore);
    assertThat(runSuccessfully("texts", "export", path("game"), "--language", "german").out())
        .isEqualTo(exported);
  }

  @Test
  void anImportedTranslationIsPartOfTheBuiltGame() throws IOException {
    createSources();
    String po =
        runSuccessfully("texts", "export", path("game"), "--language", "german")
            .out()
            .replace(
                "msgid \"That does not work.\"\nmsgstr \"\"",
                "msgid \"That does not work.\"\nmsgstr \"Das geht so nicht.\"");
    Files.writeString(folder.resolve("german.po"), po);

    runSuccessfully("texts", "import", path("game"), path("german.po"));

    assertThat(runSuccessfully("texts", "export", path("game"), "--language", "de").out())
        .isEqualTo(po);
    buildGame();
    assertThat(runSuccessfully("disasm", path("built"), "--search", "geht so nicht").out())
        .contains("Das geht so nicht.");
    assertThat(runSuccessfully("texts", "voices", path("game"), "--language", "german").out())
        .contains("hero\tgame.bow:", "Das geht so nicht.");
  }

  @Test
  void importedRecordingsArePartOfTheBuiltGame() throws IOException {
    createSources();
    String script = runSuccessfully("texts", "voices", path("game")).out();
    String number =
        script.lines().filter(row -> row.endsWith("locked me in!")).findFirst().orElseThrow();
    number = number.substring(0, number.indexOf('\t'));
    Path recordings = Files.createDirectory(folder.resolve("takes"));
    Files.write(recordings.resolve(number + ".wav"), tone(2));
    Files.write(
        Files.createDirectory(recordings.resolve("german")).resolve(number + ".wav"), tone(1));

    LauncherRun run =
        runSuccessfully("texts", "voices", "import", path("game"), recordings.toString());

    assertThat(run.out()).contains("monster.sou  2 lines", "not recorded: ");
    Path oldFile = Files.createDirectories(folder.resolve("built")).resolve("monster.sof");
    Files.writeString(oldFile, "of an earlier import of another kind");
    buildGame();
    assertThat(oldFile).doesNotExist();
    assertThat(folder.resolve("built/monster.sou"))
        .hasSameBinaryContentAs(folder.resolve("game/voices/monster.sou"));
    assertThat(runSuccessfully("disasm", path("built"), "--search", "locked me in").out())
        .contains("sound(0x8, 0x8)");
    ByteSource speech = ByteSource.of(Files.readAllBytes(folder.resolve("built/monster.sou")));
    assertThat(new PlainSpeech(speech).line(new SpeechCue(8, 8)))
        .hasValueSatisfying(line -> assertThat(line.voice().jiffies()).isEqualTo(2 * 60));
  }

  /** Returns a WAV file that contains a tone of 441 Hz. */
  private static byte[] tone(int seconds) {
    ByteWriter samples = new ByteWriter();
    for (int i = 0; i < seconds * 22_050; i++) {
      samples.s16((int) (12_000 * Math.sin(i * 2 * Math.PI / 50)));
    }
    return WavFile.of(WavFormat.plain(1, 22_050, Short.SIZE), samples.toBytes()).toArray();
  }

  @Test
  void aRecordingWithoutALineIsRefusedAndNothingIsWritten() throws IOException {
    createSources();
    Path recordings = Files.createDirectory(folder.resolve("takes"));
    LauncherRun runWithoutRecordings =
        LauncherRun.of("texts", "voices", "import", path("game"), recordings.toString());
    Files.write(recordings.resolve("hero-9999.wav"), tone(1));

    LauncherRun run =
        LauncherRun.of("texts", "voices", "import", path("game"), recordings.toString());

    assertThat(runWithoutRecordings.err()).contains("has no recordings: WAV, FLAC or Ogg files");
    assertThat(run.exitCode()).isNotZero();
    assertThat(run.err()).contains("hero-9999.wav: no line has the number hero-9999");
    assertThat(folder.resolve("game/voices")).doesNotExist();
  }

  @Test
  void invalidTextsAreReportedAndNothingIsWritten() throws IOException {
    createSources();
    String po =
        runSuccessfully("texts", "export", path("game"), "--language", "german")
            .out()
            .replace(
                "msgid \"Pick up\"\nmsgstr \"\"",
                "msgid \"Pick up\"\nmsgstr \"Nimm das doch bitte einmal in die Hand\"")
            .replace(
                "msgid \"That does not work.\"\nmsgstr \"\"",
                "msgid \"That does not work.\"\nmsgstr \"Ж\"");
    Files.writeString(folder.resolve("german.po"), po);

    LauncherRun checkRun = LauncherRun.of("texts", "check", path("game"), path("german.po"));
    LauncherRun importRun = LauncherRun.of("texts", "import", path("game"), path("german.po"));

    assertThat(checkRun.exitCode()).isEqualTo(1);
    assertThat(checkRun.out()).contains("pixels wide, the original", "has no glyph for Ж");
    assertThat(checkRun.out()).contains("is not translated: \"Open\"");
    assertThat(importRun.exitCode()).isEqualTo(1);
    assertThat(folder.resolve("game/texts")).doesNotExist();
  }

  @Test
  void aLanguageThatTheSourcesDoNotDeclareIsRefused() throws IOException {
    createSources();

    LauncherRun run = LauncherRun.of("texts", "export", path("game"), "--language", "french");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("english, german");
  }

  @Test
  void importingUnchangedTextsWritesTheSameFiles() throws IOException {
    String walklab = LauncherRun.labGame("walklab").toString();
    runSuccessfully(
        "texts", "export", walklab, "--language", "english", "--same", "--out", path("w.po"));

    runSuccessfully("texts", "import", walklab, path("w.po"), "--out", path("copy"));

    for (String file : new String[] {"MONKEY2.000", "MONKEY2.001"}) {
      assertThat(folder.resolve("copy").resolve(file))
          .hasSameBinaryContentAs(Path.of(walklab).resolve(file));
    }
  }

  /** Tests the bundled game, which has hundreds of lines in two languages. */
  @Tag("thorough")
  @Test
  void importingUnchangedTextsOfGannetRockWritesTheSameFiles() throws IOException {
    String sources = Path.of("..", "..", "games", "gannet-rock", "sources").toString();
    runSuccessfully("build", sources, "--out", path("built"), "--name", "GAME");
    runSuccessfully("texts", "export", sources, "--language", "german", "--out", path("german.po"));
    copy(Path.of(sources), folder.resolve("copy"));
    runSuccessfully("texts", "import", path("copy"), path("german.po"));

    runSuccessfully("build", path("copy"), "--out", path("again"), "--name", "GAME");
    runSuccessfully(
        "texts", "export", path("built"), "--language", "any", "--same", "--out", path("all.po"));
    runSuccessfully("texts", "import", path("built"), path("all.po"), "--out", path("same"));

    for (String file : new String[] {"GAME.000", "GAME.001"}) {
      Path builtFile = folder.resolve("built").resolve(file);
      assertThat(folder.resolve("again").resolve(file)).hasSameBinaryContentAs(builtFile);
      assertThat(folder.resolve("same").resolve(file)).hasSameBinaryContentAs(builtFile);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  @Test
  void aPatchTranslatesTheGameAndContainsNoDataOfTheGame() throws IOException {
    createSources();
    buildGame();
    String po =
        runSuccessfully("texts", "export", path("built"), "--language", "german")
            .out()
            .replaceAll("msgid \"(?!\")(.*)\"\nmsgstr \"\"", "msgid \"$1\"\nmsgstr \"QXZ\"");
    Files.writeString(folder.resolve("german.po"), po);

    runSuccessfully(
        "texts", "patch", path("built"), path("german.po"), "--out", path("german.patch"));
    runSuccessfully("texts", "apply", path("built"), path("german.patch"), "--out", path("german"));

    assertThat(runSuccessfully("verify", path("german")).out()).contains("0 failed");
    String exportedTexts =
        runSuccessfully("texts", "export", path("german"), "--language", "german").out();
    assertThat(exportedTexts).contains("msgid \"QXZ\"").doesNotContain("That does not work.");
    assertThat(sharedSequences(Files.readAllBytes(folder.resolve("german.patch")))).isEmpty();
  }

  /**
   * Returns the sequences of 8 bytes that occur both in the patch and in the encrypted or decrypted
   * files of the game.
   */
  private Set<String> sharedSequences(byte[] patch) throws IOException {
    Set<String> gameSequences = new HashSet<>();
    for (String name : new String[] {"GAME.000", "GAME.001"}) {
      byte[] file = Files.readAllBytes(folder.resolve("built").resolve(name));
      byte[] decrypted = file.clone();
      for (int i = 0; i < decrypted.length; i++) {
        decrypted[i] ^= 0x69;
      }
      gameSequences.addAll(sequences(file));
      gameSequences.addAll(sequences(decrypted));
    }
    Set<String> shared = sequences(patch);
    shared.retainAll(gameSequences);
    return shared;
  }

  private static Set<String> sequences(byte[] bytes) {
    Set<String> sequences = new HashSet<>();
    for (int i = 0; i + SEQUENCE_BYTES <= bytes.length; i++) {
      sequences.add(new String(bytes, i, SEQUENCE_BYTES, StandardCharsets.ISO_8859_1));
    }
    return sequences;
  }
}
