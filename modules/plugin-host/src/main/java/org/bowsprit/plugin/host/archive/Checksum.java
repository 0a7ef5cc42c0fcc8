package org.bowsprit.plugin.host.archive;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.plugin.host.description.Origin;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.Problem;

/** Computes, reads and writes the SHA-256 of a file, as 64 lower-case hexadecimal digits. */
public final class Checksum {

  private static final int MAX_CHECKSUM_FILE_BYTES = 1 << 16;
  private static final String REGISTRY_PREFIX = "# registry ";
  private static final String KEY_PREFIX = "# key ";

  /** The format of {@code sha256sum}, with or without the name of the file. */
  private static final Pattern SUM_FIRST =
      Pattern.compile("\\\\?(?<sum>[0-9a-fA-F]{64})(?:[ \\t]+\\*?(?<name>.+))?");

  /** The format of {@code sha256sum --tag}, the BSDs and OpenSSL. */
  private static final Pattern NAME_FIRST =
      Pattern.compile("SHA-?(?:2-)?256 ?\\((?<name>.+)\\) ?= ?(?<sum>[0-9a-fA-F]{64})");

  private Checksum() {}

  public static String of(Path file) throws IOException {
    MessageDigest digest = sha256();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /**
   * A line of a checksum file, with a checksum and the name of the file. The name is empty if the
   * line contains no name.
   */
  private record Line(String sum, String name) {

    boolean isFor(Path file) {
      return name.replace('\\', '/').endsWith("/" + file.getFileName())
          || name.equals(file.getFileName().toString());
    }
  }

  /**
   * Returns the checksum from {@code FILE.sha256} in the folder of a file; empty if there is no
   * such checksum file. The checksum file may contain one checksum with any name, or the checksums
   * of several files including this file.
   *
   * @throws PluginException if the checksum file cannot be understood
   */
  public static Optional<String> readBeside(Path file) throws IOException {
    Path checksumFile = fileOf(file);
    if (Files.notExists(checksumFile, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    List<Line> lines = lines(checksumFile).stream().map(line -> parse(line, checksumFile)).toList();
    List<Line> linesOfFile =
        lines.size() == 1 ? lines : lines.stream().filter(line -> line.isFor(file)).toList();
    if (linesOfFile.size() != 1) {
      throw invalidChecksumFile(checksumFile);
    }
    return Optional.of(linesOfFile.get(0).sum());
  }

  private static List<String> lines(Path checksumFile) throws IOException {
    if (!Files.isRegularFile(checksumFile) || Files.size(checksumFile) > MAX_CHECKSUM_FILE_BYTES) {
      throw invalidChecksumFile(checksumFile);
    }
    return text(Files.readAllBytes(checksumFile))
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }

  /** Decodes a checksum file. The Windows shell writes UTF-16, or UTF-8 with a byte order mark. */
  private static String text(byte[] bytes) {
    boolean isUtf16 = bytes.length >= 2 && (bytes[0] & bytes[1] & 0xFE) == 0xFE;
    Charset charset = isUtf16 ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
    return new String(bytes, charset).replace("\ufeff", "");
  }

  private static Line parse(String line, Path checksumFile) {
    for (Pattern format : List.of(SUM_FIRST, NAME_FIRST)) {
      Matcher matcher = format.matcher(line);
      if (matcher.matches()) {
        String name = matcher.group("name");
        return new Line(
            matcher.group("sum").toLowerCase(Locale.ROOT), name == null ? "" : name.strip());
      }
    }
    throw invalidChecksumFile(checksumFile);
  }

  private static PluginException invalidChecksumFile(Path checksumFile) {
    return new PluginException(
        Problem.Kind.OTHER_CHECKSUM,
        "has the checksum file "
            + checksumFile.getFileName()
            + ", which does not contain its SHA-256");
  }

  /**
   * Writes the checksum file that {@link #readBeside} and {@link #origin} read.
   *
   * @param name the future name of the file
   * @param origin the registry from which the file came, which is written as a comment; empty if
   *     there is none
   * @return the checksum file
   */
  public static Path write(Path file, String checksum, String name, Optional<Origin> origin)
      throws IOException {
    String comment =
        origin
            .map(from -> REGISTRY_PREFIX + from.registry() + "\n" + KEY_PREFIX + from.key() + "\n")
            .orElse("");
    return Files.writeString(fileOf(file), checksum + "  " + name + "\n" + comment);
  }

  /**
   * Returns the registry from which a file came; empty if the checksum file does not contain it.
   */
  public static Optional<Origin> origin(Path file) {
    Path checksumFile = fileOf(file);
    if (!Files.isRegularFile(checksumFile)) {
      return Optional.empty();
    }
    try {
      List<String> lines = Files.readAllLines(checksumFile);
      return value(lines, REGISTRY_PREFIX)
          .flatMap(registry -> value(lines, KEY_PREFIX).map(key -> new Origin(registry, key)));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static Optional<String> value(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .map(line -> line.substring(name.length()))
        .findFirst();
  }

  /** Returns the checksum file of a file. */
  public static Path fileOf(Path file) {
    return file.resolveSibling(file.getFileName() + ".sha256");
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
