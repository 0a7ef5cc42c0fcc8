package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.audio.fixture.SpeechFileWriter;
import org.bowsprit.audio.speech.LipSync;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExtractCommandTest {

  private static final String PNG = "89504e470d0a1a0a";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"walklab", "artlab", "oplab", "soundlab"})
  void everythingIsWrittenAndThePageNamesOnlyFilesThatAreThere(String game) throws IOException {
    LauncherRun run = LauncherRun.of("extract", game, "--out", folder.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).endsWith("index.html\n");
    String page = Files.readString(folder.resolve("index.html"));
    List<String> named =
        Pattern.compile("\"((?:rooms|objects|costumes|fonts|sounds)/[^\"]+)\"")
            .matcher(page)
            .results()
            .map(match -> match.group(1))
            .toList();
    assertThat(named).isNotEmpty().allMatch(name -> Files.exists(folder.resolve(name)));
    assertThat(page).doesNotContain("/*GAME*/", "/*STYLE*/", "/*PROGRAM*/");
  }

  /** Tags of sounds are names of files, and may hold anything (data files are veiled by 0x69). */
  @Test
  void hostileTagsGiveFilesOfTheirOwnInTheFolder() throws IOException {
    Path game = Files.createDirectory(folder.resolve("game"));
    try (Stream<Path> files = Files.list(LauncherRun.labGame("soundlab"))) {
      for (Path file : files.toList()) {
        Files.write(game.resolve(file.getFileName()), withHostileTags(Files.readAllBytes(file)));
      }
    }
    LauncherRun usual = extract("soundlab", "usual");
    LauncherRun hostile = extract(game.toString(), "hostile");
    assertThat(hostile.err()).isEqualTo(usual.err());
    assertThat(hostile.exitCode()).isZero();
    assertThat(files("hostile")).hasSameSizeAs(files("usual")).anyMatch(n -> n.contains(".a_b"));

    LauncherRun sources = LauncherRun.of("decompile", game.toString(), "--out", path("sources"));
    assertThat(sources.exitCode()).as(sources.err()).isZero();
  }

  private static byte[] withHostileTags(byte[] file) {
    String veiled = new String(file, StandardCharsets.ISO_8859_1);
    return veiled
        .replace(veil("ADL "), veil("A\0\0B"))
        .replace(veil("ROL "), veil("/../"))
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String veil(String tag) {
    StringBuilder veiled = new StringBuilder();
    tag.chars().forEach(letter -> veiled.append((char) (letter ^ 0x69)));
    return veiled.toString();
  }

  private LauncherRun extract(String game, String out) {
    return LauncherRun.of("extract", game, "--out", path(out));
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private List<String> files(String out) throws IOException {
    try (Stream<Path> all = Files.walk(folder.resolve(out))) {
      return all.filter(Files::isRegularFile).map(Path::toString).toList();
    }
  }

  @Test
  void anObjectsNameIsNoPartOfThePagesOwnCode() throws IOException {
    LauncherRun.of("new-game", path("sources"));
    Path room;
    try (Stream<Path> all = Files.walk(folder.resolve("sources"))) {
      room = all.filter(file -> file.endsWith("room.bow")).sorted().findFirst().orElseThrow();
    }
    String source = Files.readString(room);
    Files.writeString(room, source.replaceFirst("name \"[^\"]*\"", "name \"<!--<script>\""));
    LauncherRun built = LauncherRun.of("build", path("sources"), "--out", path("game"));
    assertThat(built.exitCode()).as(built.err()).isZero();

    extract(path("game"), "page");

    assertThat(folder.resolve("page/index.html"))
        .content()
        .contains("\\u003c!--\\u003cscript>")
        .doesNotContain("<!--<script>");
  }

  @Test
  void picturesAreIndexedPngOfTheRightSize() throws IOException {
    LauncherRun.of("extract", "artlab", "--out", folder.toString());

    byte[] png = Files.readAllBytes(folder.resolve("rooms/room-008.png"));
    assertThat(HexFormat.of().formatHex(png, 0, 8)).isEqualTo(PNG);
    assertThat(HexFormat.of().formatHex(png, 16, 26)).isEqualTo("00000280000000900803");
    assertThat(folder.resolve("rooms/room-003-zp2.png")).exists();
    assertThat(folder.resolve("objects/room-004-object-0301-state-1.png")).exists();
    assertThat(text("costumes/costume-001-animation-010.png")).contains("acTL");
    assertThat(folder.resolve("fonts/font-002.png")).exists();
  }

  @Test
  void soundsLieThereAsTheyAreAsMidiAndAsWav() throws IOException {
    LauncherRun.of("extract", "soundlab", "--out", folder.toString());

    assertThat(text("sounds/sound-001.soun")).startsWith("SOU ");
    assertThat(text("sounds/sound-001.adl.mid")).startsWith("MThd");
    assertThat(text("sounds/sound-011.wav")).startsWith("RIFF").contains("WAVEfmt ", "data");
  }

  @Test
  void spokenLinesAreWavFilesNamedAfterTheirPlaces() throws IOException {
    Path talkie = Files.createDirectories(folder.resolve("talkie"));
    for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
      Files.copy(LauncherRun.labGame("soundlab").resolve(name), talkie.resolve(name));
    }
    Pcm voice = new Pcm(List.of(new Pcm.Samples(11_025, Bytes.wrap(new byte[11_025]))));
    SpeechFileWriter speech = new SpeechFileWriter();
    speech.add(LipSync.NONE, voice);
    long second = speech.add(new LipSync(List.of(10, 20)), voice).offset();
    Files.write(talkie.resolve("monster.sou"), speech.toBytes().toArray());

    LauncherRun run =
        LauncherRun.of("extract", talkie.toString(), "--out", folder.resolve("out").toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    String file = "speech/line-%08x.wav".formatted(second);
    assertThat(text("out/" + file)).startsWith("RIFF").hasSize(44 + 11_025);
    assertThat(text("out/index.html"))
        .contains("{\"offset\":%d,\"seconds\":1.0,\"file\":\"%s\"}".formatted(second, file));
  }

  @Test
  void scriptsAreTextAndSearchableFromThePage() throws IOException {
    LauncherRun.of("extract", "oplab", "--out", folder.toString());

    String script = Files.readString(folder.resolve("scripts/global-1.txt"));
    assertThat(script).startsWith("script global:1\n").endsWith("end\n");
    assertThat(Files.readString(folder.resolve("scripts.js")))
        .startsWith("window.SCRIPTS = [{\"name\":\"global:1\"")
        .doesNotContain("</");
  }

  @Test
  void sameGameSameFiles() throws IOException {
    LauncherRun.of("extract", "artlab", "--out", folder.resolve("a").toString());
    LauncherRun.of("extract", "artlab", "--out", folder.resolve("b").toString());

    assertThat(contents("a")).isEqualTo(contents("b"));
  }

  private List<String> contents(String name) throws IOException {
    Path root = folder.resolve(name);
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .sorted()
          .map(file -> root.relativize(file) + " " + Arrays.hashCode(bytes(file)))
          .toList();
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void damagedResourcesAreLeftOutAndTold() throws IOException {
    Path damaged = Files.createDirectories(folder.resolve("damaged"));
    for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
      byte[] bytes = Files.readAllBytes(LauncherRun.labGame("artlab").resolve(name));
      int length = name.endsWith("1") ? bytes.length / 2 : bytes.length;
      Files.write(damaged.resolve(name), Arrays.copyOf(bytes, length));
    }

    LauncherRun run =
        LauncherRun.of("extract", damaged.toString(), "--out", folder.resolve("out").toString());

    assertThat(run.exitCode()).isEqualTo(1);
    Matcher told = Pattern.compile("left out: MONKEY2\\.001: LECF/LFLF\\[12]").matcher(run.err());
    assertThat(told.find()).isTrue();
    assertThat(folder.resolve("out/rooms/room-001.png")).exists();
  }

  private String text(String name) throws IOException {
    return new String(Files.readAllBytes(folder.resolve(name)), StandardCharsets.ISO_8859_1);
  }
}
