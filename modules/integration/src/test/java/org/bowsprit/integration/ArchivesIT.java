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
  private static final String NAME = "bowsprit-" + System.getProperty("bowsprit.version");
  private static final Pattern LIBRARY = Pattern.compile("\"purl\" : \"pkg:maven/([^/]+)/([^@]+)@");

  @TempDir private static Path folder;
  @TempDir private static Path state;

  private static Path fromTar;
  private static Path fromZip;

  @BeforeAll
  static void unpackBoth() throws IOException {
    fromTar = Files.createDirectory(folder.resolve("tar"));
    fromZip = Files.createDirectory(folder.resolve("zip"));
    run("tar", "-xf", ARCHIVES.resolve(NAME + ".tar.gz").toString(), "-C", fromTar.toString());
    run("unzip", "-q", ARCHIVES.resolve(NAME + ".zip").toString(), "-d", fromZip.toString());
  }

  @Test
  void bothArchivesHaveTheSameFiles() throws IOException {
    assertThat(checksums(fromZip)).isEqualTo(checksums(fromTar)).isNotEmpty();
  }

  @Test
  void containsTheFoldersOfTheInstallPage() throws IOException {
    try (Stream<Path> entries = Files.list(fromTar.resolve(NAME))) {
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
  void theProgramRunsFromAnEmptyFolder() {
    for (Path folder : List.of(fromTar, fromZip)) {
      Bowsprit.Run run =
          run(folder.resolve(NAME + "/bin/bowsprit").toString(), "run", "--ticks", "20");

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
    Path docs = fromTar.resolve(NAME + "/docs");
    String licences = Files.readString(docs.resolve("licences/THIRD-PARTY.md"));
    List<String> libraries =
        LIBRARY
            .matcher(billOfMaterials())
            .results()
            .filter(found -> !found.group(1).equals("org.bowsprit"))
            .map(found -> found.group(2))
            .toList();

    assertThat(libraries).contains("guice", "pf4j", "lwjgl-glfw", "jorbis");
    assertThat(libraries).allSatisfy(name -> assertThat(licences).contains("`" + name + "`"));
  }

  @Test
  void theBillOfMaterialsListsEveryThirdPartyJar() throws IOException {
    String bill = billOfMaterials();
    try (Stream<Path> jars = Files.list(fromTar.resolve(NAME + "/lib"))) {
      assertThat(jars.map(jar -> jar.getFileName().toString()).filter(jar -> jar.endsWith(".jar")))
          .allSatisfy(
              jar -> assertThat(bill).contains("/" + jar.replaceFirst("-(\\d.*)\\.jar$", "@$1?")));
    }
  }

  @Test
  void everyLicenceTextOnTheLicencePageExists() throws IOException {
    Path licences = fromTar.resolve(NAME + "/docs/licences");
    List<String> texts =
        Pattern.compile("`([^`]+\\.(?:txt|md))`")
            .matcher(Files.readString(licences.resolve("THIRD-PARTY.md")))
            .results()
            .map(found -> found.group(1))
            .toList();

    assertThat(texts).contains("Apache-2.0.txt");
    assertThat(texts).allSatisfy(text -> assertThat(licences.resolve(text)).exists());
  }

  @Test
  void bashCompletesCommandsAndOptions() {
    String script = fromTar.resolve(NAME + "/docs/completion/bowsprit.bash").toString();
    String command =
        ". '"
            + script
            + "'; COMP_WORDS=(bowsprit comp); COMP_CWORD=1; COMP_LINE='bowsprit comp';"
            + " _complete_bowsprit; echo ${COMPREPLY[@]}";

    assertThat(run("bash", "-c", command).out()).contains("compare");
  }

  @Test
  void theManPageIsRenderedWithoutAWarning() {
    Bowsprit.Run rendered =
        run("groff", "-man", "-Tutf8", "-ww", fromTar.resolve(NAME + "/docs/man/bowsprit.6") + "");

    assertThat(rendered.err()).isEmpty();
    assertThat(rendered.out()).contains("game data missing or unreadable");
  }

  private static String billOfMaterials() throws IOException {
    Path bill = fromTar.resolve(NAME + "/docs/bowsprit-sbom.json");
    assumeTrue(Files.exists(bill), "Maven was offline and wrote no bill of materials");
    return Files.readString(bill);
  }

  private static Bowsprit.Run run(String... command) {
    return Bowsprit.runToEnd(state, new ProcessBuilder(new ArrayList<>(List.of(command))));
  }

  /**
   * Returns the SHA-256 of each file below {@code folder} by path, and whether the file is
   * executable.
   */
  private static Map<String, String> checksums(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.toString().contains(".jsa"))
          .collect(
              Collectors.toMap(
                  file -> folder.relativize(file).toString(),
                  file -> checksum(file) + Files.isExecutable(file),
                  (one, other) -> one,
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
