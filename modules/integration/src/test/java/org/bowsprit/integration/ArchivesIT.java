package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the release archives after they are unpacked into an empty folder. */
class ArchivesIT {

  private static final Path ARCHIVES = Checkout.root().resolve("distribution/target/archives");
  private static final String RELEASE_NAME = "bowsprit-" + System.getProperty("bowsprit.version");
  private static final Pattern LIBRARY_COORDINATES =
      Pattern.compile("\"purl\" : \"pkg:maven/([^/]+)/([^@]+)@");

  @TempDir private static Path folder;
  @TempDir private static Path state;

  private static Path tarContents;
  private static Path zipContents;

  @BeforeAll
  static void unpackBoth() throws IOException {
    tarContents = Files.createDirectory(folder.resolve("tar"));
    zipContents = Files.createDirectory(folder.resolve("zip"));
    run(
        "tar",
        "-xf",
        ARCHIVES.resolve(RELEASE_NAME + ".tar.gz").toString(),
        "-C",
        tarContents.toString());
    run(
        "unzip",
        "-q",
        ARCHIVES.resolve(RELEASE_NAME + ".zip").toString(),
        "-d",
        zipContents.toString());
  }

  @Test
  void bothArchivesHaveTheSameFiles() throws IOException {
    assertThat(checksumsByPath(zipContents)).isEqualTo(checksumsByPath(tarContents)).isNotEmpty();
  }

  @Test
  void theArchiveContainsTheFoldersThatTheInstallPageLists() throws IOException {
    try (Stream<Path> entries = Files.list(tarContents.resolve(RELEASE_NAME))) {
      assertThat(entries.filter(Files::isDirectory).map(entry -> entry.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "bin",
              "lib",
              "plugins",
              "games",
              "docs",
              "sdk",
              "examples",
              "web",
              "editors",
              "clients");
    }
  }

  @Test
  void theUnpackedProgramRuns() {
    for (Path contents : List.of(tarContents, zipContents)) {
      Bowsprit.Run run =
          run(contents.resolve(RELEASE_NAME + "/bin/bowsprit").toString(), "run", "--ticks", "20");

      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(run.out()).contains("\"game\" : \"The Lamp at Gannet Rock");
    }
  }

  @Test
  void theChecksumsMatchTheArchives() throws IOException {
    List<String> lines = Files.readAllLines(ARCHIVES.resolve("SHA256SUMS"));

    assertThat(lines).hasSizeGreaterThanOrEqualTo(2);
    for (String line : lines) {
      String[] sumAndName = line.split(" \\*", 2);
      assertThat(checksum(ARCHIVES.resolve(sumAndName[1]))).isEqualTo(sumAndName[0]);
    }
  }

  @Test
  void theLicencePageListsEveryLibraryOfTheBillOfMaterials() throws IOException {
    Path docs = tarContents.resolve(RELEASE_NAME + "/docs");
    String licences = Files.readString(docs.resolve("licences/THIRD-PARTY.md"));
    List<String> libraries =
        LIBRARY_COORDINATES
            .matcher(billOfMaterials())
            .results()
            .filter(match -> !match.group(1).equals("org.bowsprit"))
            .map(match -> match.group(2))
            .toList();

    assertThat(libraries).contains("guice", "pf4j", "lwjgl-glfw", "jorbis");
    assertThat(libraries).allSatisfy(name -> assertThat(licences).contains("`" + name + "`"));
  }

  @Test
  void theBillOfMaterialsListsEveryThirdPartyJar() throws IOException {
    String bill = billOfMaterials();
    try (Stream<Path> jars = Files.list(tarContents.resolve(RELEASE_NAME + "/lib"))) {
      assertThat(jars.map(jar -> jar.getFileName().toString()).filter(jar -> jar.endsWith(".jar")))
          .allSatisfy(
              jar -> assertThat(bill).contains("/" + jar.replaceFirst("-(\\d.*)\\.jar$", "@$1?")));
    }
  }

  @Test
  void everyLicenceTextOnTheLicencePageExists() throws IOException {
    Path licences = tarContents.resolve(RELEASE_NAME + "/docs/licences");
    List<String> texts =
        Pattern.compile("`([^`]+\\.(?:txt|md))`")
            .matcher(Files.readString(licences.resolve("THIRD-PARTY.md")))
            .results()
            .map(match -> match.group(1))
            .toList();

    assertThat(texts).contains("Apache-2.0.txt");
    assertThat(texts).allSatisfy(text -> assertThat(licences.resolve(text)).exists());
  }

  @Test
  void bashCompletesCommandsAndOptions() {
    String script = tarContents.resolve(RELEASE_NAME + "/docs/completion/bowsprit.bash").toString();
    String command =
        ". '"
            + script
            + "'; COMP_WORDS=(bowsprit comp); COMP_CWORD=1; COMP_LINE='bowsprit comp';"
            + " _complete_bowsprit; echo ${COMPREPLY[@]}";

    assertThat(run("bash", "-c", command).out()).contains("compare");
  }

  @Test
  void theManPageIsRenderedWithoutAWarning() {
    Bowsprit.Run run =
        run(
            "groff",
            "-man",
            "-Tutf8",
            "-ww",
            tarContents.resolve(RELEASE_NAME + "/docs/man/bowsprit.6") + "");

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("game data missing or unreadable");
  }

  private static String billOfMaterials() throws IOException {
    Path bill = tarContents.resolve(RELEASE_NAME + "/docs/bowsprit-sbom.json");
    assumeTrue(Files.exists(bill), "Maven was offline and wrote no bill of materials");
    return Files.readString(bill);
  }

  private static Bowsprit.Run run(String... command) {
    return Bowsprit.runToEnd(state, new ProcessBuilder(new ArrayList<>(List.of(command))));
  }

  /**
   * Returns the SHA-256 of each file below {@code folder} by path, followed by whether the file is
   * executable. The class caches, which the program creates, are left out.
   */
  private static Map<String, String> checksumsByPath(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.toString().contains(".jsa"))
          .collect(
              Collectors.toMap(
                  file -> folder.relativize(file).toString(),
                  file -> checksum(file) + Files.isExecutable(file),
                  (first, second) -> first,
                  TreeMap::new));
    }
  }

  private static String checksum(Path file) {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (IOException | NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
