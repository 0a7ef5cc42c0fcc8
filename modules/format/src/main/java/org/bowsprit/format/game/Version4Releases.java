package org.bowsprit.format.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/** Releases of version 4 games by the digest of their index or executable (spec 13 §15.1). */
final class Version4Releases {

  private static final String TABLE_FILE = "version4.tsv";

  /** The digest prefixes of the damaged files in a boxed edition of 2021. */
  private static final Map<String, String> DAMAGED_FILES =
      Map.of("903.lfl", "54d4e17d", "disk03.lec", "a8ab7e8e", "disk04.lec", "f338cc1d");

  private final Map<String, String> byDigest;

  private Version4Releases(Map<String, String> byDigest) {
    this.byDigest = Map.copyOf(byDigest);
  }

  /** Returns the table of all known releases. */
  static Version4Releases known() {
    try (InputStream in = Version4Releases.class.getResourceAsStream(TABLE_FILE)) {
      return new Version4Releases(
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split("\t", -1))
              .collect(
                  Collectors.toMap(
                      fields -> fields[0],
                      fields -> fields[2] + " (" + fields[3] + ", " + fields[4] + ")")));
    } catch (IOException e) {
      throw new UncheckedIOException(TABLE_FILE + " cannot be read", e);
    }
  }

  /** Returns title, variant and language of the file {@code name}, if it is known. */
  Optional<String> describe(GameFiles files, String name) {
    return digest(files, name).map(byDigest::get);
  }

  /** Returns whether {@code files} belong to the boxed edition. */
  boolean isDamagedReissue(GameFiles files) {
    return DAMAGED_FILES.entrySet().stream()
        .anyMatch(
            damaged ->
                files
                    .find(damaged.getKey())
                    .flatMap(name -> digest(files, name))
                    .filter(digest -> digest.startsWith(damaged.getValue()))
                    .isPresent());
  }

  private static Optional<String> digest(GameFiles files, String name) {
    try {
      return Optional.of(Releases.md5(files.read(name, 0, Releases.MAX_DIGEST_BYTES)));
    } catch (FormatException e) {
      return Optional.empty();
    }
  }
}
