package org.bowsprit.integration;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The checkout in which these tests run. */
public final class Checkout {

  private static final Path ROOT = Path.of(System.getProperty("bowsprit.root")).normalize();

  private Checkout() {}

  /** Returns the folder of the root pom. */
  public static Path root() {
    return ROOT;
  }

  /** Returns the assembled program. */
  public static Path distribution() {
    return ROOT.resolve("distribution/target/bowsprit");
  }

  /**
   * Returns the folders of all modules, plugins and SDK artifacts that have production code,
   * sorted. Leaves out benchmarks and code for browsers, which are not Java modules.
   */
  public static List<Path> modules() {
    return Stream.of("api", "modules", "plugins")
        .map(ROOT::resolve)
        .flatMap(Checkout::entriesOf)
        .filter(folder -> Files.isDirectory(folder.resolve("src/main/java")))
        .filter(folder -> !folder.endsWith("benchmarks") && !folder.endsWith("web"))
        .sorted()
        .toList();
  }

  /** Returns all production sources of {@code module}. */
  public static List<Path> sources(Path module) {
    try (Stream<Path> files = Files.walk(module.resolve("src/main/java"))) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> entriesOf(Path folder) {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
