package org.bowsprit.plugin.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/** The SHA-256 of a file, as 64 lower-case hexadecimal digits. */
public final class Checksum {

  private static final int DIGITS = 64;

  private Checksum() {}

  public static String of(Path file) throws IOException {
    MessageDigest digest = sha256();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /**
   * Returns what {@code FILE.sha256} beside a file says, as {@code sha256sum} writes it; empty if
   * there is none or it holds no checksum.
   */
  static Optional<String> beside(Path file) throws IOException {
    Path note = fileOf(file);
    if (!Files.isRegularFile(note)) {
      return Optional.empty();
    }
    String first = Files.readString(note).strip().split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
    return Optional.of(first).filter(Checksum::isOne);
  }

  /** Writes down what {@link #beside} reads. */
  static void write(Path file, String checksum) throws IOException {
    Files.writeString(fileOf(file), checksum + "  " + file.getFileName() + "\n");
  }

  /** Returns the file that holds a file's checksum. */
  static Path fileOf(Path file) {
    return file.resolveSibling(file.getFileName() + ".sha256");
  }

  private static boolean isOne(String text) {
    return text.length() == DIGITS && text.chars().allMatch(HexFormat::isHexDigit);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
