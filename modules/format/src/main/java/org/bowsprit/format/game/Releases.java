package org.bowsprit.format.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/** Tells releases by the digest of their index file, and by less where it is not known. */
final class Releases {

  private static final int DIGESTED = 1 << 20;
  private static final String TABLE = "releases.tsv";

  /** Whoever builds the bundled game gets other bytes with each change of it; its name says it. */
  private static final Release BUNDLED =
      new Release(GameTitle.GANNET_ROCK, "bundled", "English and German");

  private final Map<String, Release> byDigest = new HashMap<>();

  private record Release(GameTitle title, String variant, String language) {}

  /** Reads the table of known releases. */
  Releases() {
    try (InputStream in = Releases.class.getResourceAsStream(TABLE)) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(this::add);
    } catch (IOException e) {
      throw new UncheckedIOException(TABLE + " cannot be read", e);
    }
  }

  private void add(String line) {
    String[] fields = line.split("\t", -1);
    byDigest.put(fields[0], new Release(GameTitle.valueOf(fields[1]), fields[2], fields[3]));
  }

  /**
   * Names the game whose index file is {@code raw}, key and all.
   *
   * @param indexName what the file is called
   * @param speech whether there is a file of speech beside it
   */
  GameIdentity identify(String indexName, byte[] raw, boolean speech) {
    String md5 = md5(raw);
    Release release = byDigest.get(md5);
    if (release == null) {
      String stem = indexName.replaceFirst("\\.[^.]*$", "");
      release = guess(GameTitle.ofStem(stem), raw.length, speech);
    }
    return new GameIdentity(
        release.title(), release.variant(), release.language(), indexName, raw.length, md5);
  }

  /** The size of the index is the same in nearly all languages of an edition. */
  private static Release guess(GameTitle byName, int size, boolean speech) {
    if (byName == GameTitle.GANNET_ROCK) {
      return BUNDLED;
    }
    Edition edition =
        Arrays.stream(Edition.values())
            .filter(known -> known.indexSize == size)
            .filter(known -> byName == GameTitle.UNKNOWN || byName == known.title)
            .findFirst()
            .orElse(null);
    if (byName == GameTitle.ATLANTIS && speech) {
      edition = Edition.ATLANTIS_CD;
    }
    return edition == null
        ? new Release(byName, GameIdentity.UNKNOWN_RELEASE, GameIdentity.UNKNOWN_LANGUAGE)
        : new Release(
            edition.title,
            edition.variant + ", " + GameIdentity.UNKNOWN_RELEASE,
            GameIdentity.UNKNOWN_LANGUAGE);
  }

  /** What the size of an index says. */
  private enum Edition {
    MONKEY1_CD(GameTitle.MONKEY1, "VGA CD", 8955),
    MONKEY2_DOS(GameTitle.MONKEY2, "DOS", 11135),
    ATLANTIS_FLOPPY(GameTitle.ATLANTIS, "floppy", 12030),
    ATLANTIS_CD(GameTitle.ATLANTIS, "CD talkie", 12035);

    private final GameTitle title;
    private final String variant;
    private final int indexSize;

    Edition(GameTitle title, String variant, int indexSize) {
      this.title = title;
      this.variant = variant;
      this.indexSize = indexSize;
    }
  }

  private static String md5(byte[] raw) {
    try {
      MessageDigest digest = MessageDigest.getInstance("MD5");
      return HexFormat.of()
          .formatHex(digest.digest(Arrays.copyOf(raw, Math.min(raw.length, DIGESTED))));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has MD5", e);
    }
  }
}
