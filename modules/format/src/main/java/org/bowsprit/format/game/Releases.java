package org.bowsprit.format.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Identifies releases by the digest of their index file. If the digest is unknown, uses the name
 * and size of the file (spec 13 §2).
 */
public final class Releases {

  /** The digest covers at most this many bytes of a file. */
  static final int MAX_DIGEST_BYTES = 1 << 20;

  private static final String TABLE_FILE = "releases.tsv";

  /** The bundled game is recognised by its name, because its bytes change with every build. */
  private static final Release BUNDLED =
      new Release(Edition.GANNET_ROCK, "bundled", "English and German");

  private final Map<String, Release> byDigest;

  private Releases(Map<String, Release> byDigest) {
    this.byDigest = Map.copyOf(byDigest);
  }

  /** Returns the table of all known releases. */
  public static Releases known() {
    try (InputStream in = Releases.class.getResourceAsStream(TABLE_FILE)) {
      return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(TABLE_FILE + " cannot be read", e);
    }
  }

  /**
   * Returns the releases of a table: one line per release, with digest, size, edition, variant and
   * language separated by tabs. Lines that begin with {@code #} are comments.
   *
   * @throws IllegalArgumentException if the table is malformed
   */
  public static Releases of(String table) {
    return new Releases(
        table
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split("\t", -1))
            .collect(Collectors.toMap(fields -> fields[0], Releases::parseRow)));
  }

  private static Release parseRow(String[] fields) {
    if (fields.length != 5) {
      throw new IllegalArgumentException("expected 5 fields, found " + Arrays.toString(fields));
    }
    return new Release(Edition.valueOf(fields[2]), fields[3], fields[4]);
  }

  /** Returns the release of the file that begins with {@code start}, if it is known. */
  Optional<Release> byDigest(byte[] start) {
    return Optional.ofNullable(byDigest.get(md5(start)));
  }

  /**
   * Identifies the game whose index file, still encrypted, is {@code raw}.
   *
   * @param indexName the file's name
   * @param hasSpeech true if there is a speech file beside it
   */
  GameIdentity identify(String indexName, byte[] raw, boolean hasSpeech) {
    String md5 = md5(raw);
    Release known = byDigest.get(md5);
    String stem = indexName.replaceFirst("\\.[^.]*$", "");
    Release release =
        known == null ? guessRelease(GameTitle.ofStem(stem), raw.length, hasSpeech) : known;
    return new GameIdentity(release, known != null, indexName, raw.length, md5);
  }

  /**
   * Guesses the release by the size of the index, which is the same in nearly all languages of an
   * edition.
   */
  private static Release guessRelease(GameTitle title, int size, boolean hasSpeech) {
    if (title == GameTitle.GANNET_ROCK) {
      return BUNDLED;
    }
    KnownIndexSize knownSize =
        Arrays.stream(KnownIndexSize.values())
            .filter(known -> known.indexSize == size)
            .filter(known -> title == GameTitle.UNKNOWN || title == known.title)
            .findFirst()
            .orElse(null);
    if (title == GameTitle.ATLANTIS && hasSpeech) {
      knownSize = KnownIndexSize.ATLANTIS_CD;
    }
    return knownSize == null
        ? Release.unknown(title, Release.UNKNOWN_VARIANT)
        : Release.unknown(knownSize.title, knownSize.variant + ", " + Release.UNKNOWN_VARIANT);
  }

  /**
   * The editions that can be recognised by the size of the index. The size does not indicate the
   * platform. Only the size, not a speech file beside the index, identifies a talkie made by fans
   * (spec 13 §11).
   */
  private enum KnownIndexSize {
    MONKEY1_CD(GameTitle.MONKEY1, "VGA CD", 8955),
    MONKEY1_TALKIE(GameTitle.MONKEY1, "Ultimate Talkie", 9135),
    MONKEY2_DOS(GameTitle.MONKEY2, "DOS", 11135),
    MONKEY2_TALKIE(GameTitle.MONKEY2, "Ultimate Talkie", 10835),
    ATLANTIS_FLOPPY(GameTitle.ATLANTIS, "floppy", 12030),
    ATLANTIS_CD(GameTitle.ATLANTIS, "CD talkie", 12035);

    private final GameTitle title;
    private final String variant;
    private final int indexSize;

    KnownIndexSize(GameTitle title, String variant, int indexSize) {
      this.title = title;
      this.variant = variant;
      this.indexSize = indexSize;
    }
  }

  /** Returns the digest of the first MiB of {@code raw}, in lower-case hex. */
  static String md5(byte[] raw) {
    try {
      MessageDigest digest = MessageDigest.getInstance("MD5");
      digest.update(raw, 0, Math.min(raw.length, MAX_DIGEST_BYTES));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has MD5", e);
    }
  }
}
