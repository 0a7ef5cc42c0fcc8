package org.bowsprit.explorer.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.audio.fixture.SpeechFileWriter;
import org.bowsprit.audio.speech.LipSync;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the files that are extracted from games, and the page that shows them. */
class ExtractionTest {

  private static final String PNG_SIGNATURE = "89504e470d0a1a0a";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"walklab", "artlab", "oplab", "soundlab"})
  void thePageRefersOnlyToWrittenFiles(String game) throws IOException {
    Extraction extraction = extract(game, folder);

    assertThat(extraction.problems()).isEmpty();
    String page = Files.readString(folder.resolve("index.html"));
    List<String> paths =
        Pattern.compile("\"((?:rooms|objects|costumes|fonts|sounds)/[^\"]+)\"")
            .matcher(page)
            .results()
            .map(match -> match.group(1))
            .toList();
    assertThat(paths).isNotEmpty().allMatch(name -> Files.exists(folder.resolve(name)));
    assertThat(page).doesNotContain("/*GAME*/", "/*STYLE*/", "/*PROGRAM*/");
  }

  @Test
  void theNameOfAVerbIsItsFirstTextInTheScripts() {
    String script =
        """
        [0007]  VerbOps(1,[New(),Text("Open"),SetXY(6,160),Color(4),On()]);
        [0020]  VerbOps(1,[New(),Text("\\x99ffne"),On()]);
        [0031]  VerbOps(2,[New(),Text("\\x99ffne"),On()]);
        [0042]  VerbOps(100,[Text(getVerb(Var[109]) + " " + getName(Var[110])),On()]);
        [0053]  VerbOps(Var[7],[Text("Use"),On()]);
        """;
    assertThat(VerbNames.find(List.of(new GamePageData.PageScript("global:1", "", script))))
        .isEqualTo(Map.of(1, "Open", 2, "\u00d6ffne"));
  }

  @Test
  void picturesAreIndexedPngFilesOfTheCorrectSize() throws IOException {
    extract("artlab", folder);

    byte[] png = Files.readAllBytes(folder.resolve("rooms/room-008.png"));
    assertThat(HexFormat.of().formatHex(png, 0, 8)).isEqualTo(PNG_SIGNATURE);
    assertThat(HexFormat.of().formatHex(png, 16, 26)).isEqualTo("00000280000000900803");
    assertThat(folder.resolve("rooms/room-003-zp2.png")).exists();
    assertThat(folder.resolve("objects/room-004-object-0301-state-1.png")).exists();
    assertThat(readText("costumes/costume-001-animation-010.png")).contains("acTL");
    assertThat(folder.resolve("fonts/font-002.png")).exists();
  }

  @Test
  void soundsAreWrittenUnchangedAndAsMidiOrWav() throws IOException {
    extract("soundlab", folder);

    assertThat(readText("sounds/sound-001.soun")).startsWith("SOU ");
    assertThat(readText("sounds/sound-001.adl.mid")).startsWith("MThd");
    assertThat(readText("sounds/sound-011.wav")).startsWith("RIFF").contains("WAVEfmt ", "data");
  }

  @Test
  void spokenLinesAreWavFilesNamedByTheirOffsets() throws IOException {
    Path talkie = Files.createDirectories(folder.resolve("talkie"));
    for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
      Files.copy(LabGame.of("soundlab").folder().resolve(name), talkie.resolve(name));
    }
    Pcm voice = new Pcm(List.of(new Pcm.Samples(11_025, Bytes.wrap(new byte[11_025]))));
    SpeechFileWriter speech = new SpeechFileWriter();
    speech.addLine(LipSync.NONE, voice);
    long secondOffset = speech.addLine(new LipSync(List.of(10, 20)), voice).offset();
    Files.write(talkie.resolve("monster.sou"), speech.toBytes().toArray());

    assertThat(extract(talkie, folder.resolve("out")).problems()).isEmpty();
    String file = "speech/line-%08x.wav".formatted(secondOffset);
    assertThat(readText("out/" + file)).startsWith("RIFF").hasSize(44 + 11_025);
    assertThat(readText("out/index.html"))
        .contains("{\"offset\":%d,\"seconds\":1.0,\"file\":\"%s\"}".formatted(secondOffset, file));
  }

  @Test
  void scriptsAreWrittenAsTextAndAsJavaScript() throws IOException {
    extract("oplab", folder);

    String script = Files.readString(folder.resolve("scripts/global-1.txt"));
    assertThat(script).startsWith("script global:1\n").endsWith("end\n");
    assertThat(Files.readString(folder.resolve("scripts.js")))
        .startsWith("window.SCRIPTS = [{\"name\":\"global:1\"")
        .doesNotContain("</");
  }

  @Test
  void extractingAGameTwiceWritesTheSameFiles() throws IOException {
    extract("artlab", folder.resolve("a"));
    extract("artlab", folder.resolve("b"));

    assertThat(fileHashes("a")).isEqualTo(fileHashes("b"));
  }

  private List<String> fileHashes(String name) throws IOException {
    Path root = folder.resolve(name);
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .sorted()
          .map(file -> root.relativize(file) + " " + Arrays.hashCode(readBytes(file)))
          .toList();
    }
  }

  private static byte[] readBytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void damagedResourcesAreOmittedAndReported() throws IOException {
    Path damagedGame = Files.createDirectories(folder.resolve("damaged"));
    for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
      byte[] bytes = Files.readAllBytes(LabGame.of("artlab").folder().resolve(name));
      int length = name.endsWith("1") ? bytes.length / 2 : bytes.length;
      Files.write(damagedGame.resolve(name), Arrays.copyOf(bytes, length));
    }

    assertThat(extract(damagedGame, folder.resolve("out")).problems())
        .anyMatch(problem -> problem.startsWith("MONKEY2.001: LECF/LFLF[12]"));
    assertThat(folder.resolve("out/rooms/room-001.png")).exists();
  }

  @Test
  void progressIsReportedForEveryResource() {
    Extraction extraction = new Extraction(LabGame.of("artlab").openGame(), folder);
    AtomicInteger steps = new AtomicInteger();

    extraction.run(steps::incrementAndGet);

    assertThat(steps).hasValue(extraction.stepCount());
  }

  private static Extraction extract(String game, Path out) {
    return extract(LabGame.of(game).folder(), out);
  }

  private static Extraction extract(Path game, Path out) {
    Extraction extraction = new Extraction(new GameOpener().open(game), out);
    extraction.run(() -> {});
    return extraction;
  }

  private String readText(String name) throws IOException {
    return new String(Files.readAllBytes(folder.resolve(name)), StandardCharsets.ISO_8859_1);
  }
}
