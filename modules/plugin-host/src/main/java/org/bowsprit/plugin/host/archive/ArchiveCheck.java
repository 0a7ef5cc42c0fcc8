package org.bowsprit.plugin.host.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.CRC32;
import java.util.zip.ZipException;
import org.bowsprit.plugin.host.classes.ExtensionLoader;
import org.bowsprit.plugin.host.classes.LinkErrors;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.Problem;

/**
 * Checks the jar or zip of a plugin before any part of the file is unpacked, loaded or run. The
 * file must be complete and not too large, no entry name may lead out of a folder, and this program
 * must be able to load the extensions.
 */
public final class ArchiveCheck {

  /** The largest size of a plugin's file, in bytes. */
  public static final long MAX_FILE_BYTES = 64L << 20;

  /** The largest total size of the unpacked entries, in bytes. */
  static final long MAX_UNPACKED_BYTES = 256L << 20;

  /** The largest number of entries. */
  static final int MAX_ENTRIES = 20_000;

  private static final String EXTENSION_INDEX = "META-INF/extensions.idx";
  private static final int CLASS_FILE_MAGIC = 0xCAFEBABE;

  private final String fileName;
  private final long maxUnpackedBytes;
  private final Set<String> entryNames = new HashSet<>();
  private final Set<String> namesInAnyCase = new HashSet<>();
  private long unpackedBytes;

  private ArchiveCheck(String fileName, long maxUnpackedBytes) {
    this.fileName = fileName;
    this.maxUnpackedBytes = maxUnpackedBytes;
  }

  /**
   * Checks a file.
   *
   * @throws PluginException if the file fails a check
   */
  public static void check(Path file) {
    check(file, MAX_FILE_BYTES, MAX_UNPACKED_BYTES);
  }

  public static void check(Path file, long maxFileBytes, long maxUnpackedBytes) {
    try {
      checkSize(file, maxFileBytes);
      new ArchiveCheck(file.getFileName().toString(), maxUnpackedBytes).checkEntries(file);
    } catch (ZipException | SecurityException e) {
      String explanation = e instanceof ZipException ? "or is damaged" : "or was tampered with";
      throw new PluginException(Problem.Kind.UNREADABLE, "is not a jar or zip, " + explanation, e);
    } catch (IOException e) {
      throw new PluginException(Problem.Kind.UNREADABLE, "can't be read", e);
    }
  }

  /**
   * Throws an exception if a file is too large or not a regular file. Reading a pipe or a device
   * might never end, and a sparse file could fill the disk when it is copied.
   */
  public static void checkSize(Path file, long maxFileBytes) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new PluginException(Problem.Kind.UNREADABLE, "is not a file");
    }
    if (Files.size(file) > maxFileBytes) {
      throw tooLarge("is larger than " + (maxFileBytes >> 20) + " MB");
    }
  }

  /**
   * Checks all entries. Reading an entry of a signed jar to its end checks the signature of the
   * entry.
   */
  private void checkEntries(Path file) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      List<JarEntry> entries = Collections.list(jar.entries());
      if (entries.size() > MAX_ENTRIES) {
        throw tooManyEntries();
      }
      for (JarEntry entry : entries) {
        checkName(entry.getName());
        try (InputStream content = jar.getInputStream(entry)) {
          checkContent(entry, content);
        }
      }
      checkLayout();
      checkIndex(jar);
    }
  }

  private void checkName(String entry) {
    boolean isUnsafe =
        entry.isEmpty()
            || entry.startsWith("/")
            || entry.indexOf('\\') >= 0
            || entry.indexOf(':') >= 0
            || entry.chars().anyMatch(Character::isISOControl)
            || List.of(entry.split("/", -1)).contains("..");
    if (isUnsafe) {
      throw escapesFolder(entry);
    }
    if (!namesInAnyCase.add(entry.toLowerCase(Locale.ROOT))) {
      throw unsafe("has two entries with the same name: " + printable(entry));
    }
    entryNames.add(entry);
  }

  private void checkContent(JarEntry entry, InputStream content) throws IOException {
    CRC32 crc = new CRC32();
    byte[] buffer = new byte[1 << 14];
    int byteCount = content.readNBytes(buffer, 0, buffer.length);
    if (entry.getName().endsWith(".class") && !entry.getName().contains("META-INF/versions/")) {
      checkJavaVersion(buffer, byteCount);
    }
    while (byteCount > 0) {
      crc.update(buffer, 0, byteCount);
      unpackedBytes += byteCount;
      if (unpackedBytes > maxUnpackedBytes) {
        throw unpackedTooLarge(maxUnpackedBytes);
      }
      byteCount = content.readNBytes(buffer, 0, buffer.length);
    }
    if (crc.getValue() != entry.getCrc()) {
      throw new ZipException("the checksum of " + entry.getName() + " does not match");
    }
  }

  /**
   * Throws an exception if a class was compiled for a newer Java. A class file begins with its
   * magic number, its minor and its major version.
   */
  private static void checkJavaVersion(byte[] bytes, int length) {
    if (length >= 8) {
      ByteBuffer header = ByteBuffer.wrap(bytes);
      int version = header.getShort(6) & 0xFFFF;
      if (header.getInt(0) == CLASS_FILE_MAGIC && LinkErrors.isNewer(version)) {
        throw LinkErrors.newerJava(version, null);
      }
    }
  }

  private boolean isZip() {
    return fileName.toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  private void checkLayout() {
    boolean isValid =
        !isZip()
            || entryNames.stream().anyMatch(each -> each.startsWith("classes/"))
            || entryNames.stream().anyMatch(each -> each.startsWith("lib/"));
    if (!isValid) {
      throw new PluginException(
          Problem.Kind.NOT_A_PLUGIN, "is a zip without classes/ and lib/, so it is not a plugin");
    }
  }

  /**
   * Throws an exception if a plugin has no index of extensions, or if a listed extension class is
   * missing. The extensions of a zip may be in a jar below {@code lib/}, and then only loading
   * shows whether they exist.
   */
  private void checkIndex(JarFile jar) throws IOException {
    String root = isZip() ? "classes/" : "";
    JarEntry index = jar.getJarEntry(root + EXTENSION_INDEX);
    if (index == null) {
      if (entryNames.stream().noneMatch(each -> each.startsWith("lib/"))) {
        throw ExtensionLoader.noExtension();
      }
      return;
    }
    for (String line : text(jar, index).lines().toList()) {
      String className = line.replaceFirst("#.*", "").strip();
      boolean isPresent =
          className.isEmpty()
              || entryNames.contains(root + className.replace('.', '/') + ".class")
              || entryNames.stream().anyMatch(each -> each.startsWith("lib/"));
      if (!isPresent) {
        throw ExtensionLoader.missingClass(className, null);
      }
    }
  }

  private static String text(JarFile jar, JarEntry entry) throws IOException {
    try (InputStream content = jar.getInputStream(entry)) {
      return new String(content.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Returns the name of an entry in a form that can be printed on one line. */
  public static String printable(String entry) {
    return entry.replaceAll("\\p{Cntrl}", "?");
  }

  static PluginException tooManyEntries() {
    return tooLarge("has more than " + MAX_ENTRIES + " entries");
  }

  static PluginException unpackedTooLarge(long maxUnpackedBytes) {
    return tooLarge("unpacks to more than " + (maxUnpackedBytes >> 20) + " MB");
  }

  static PluginException escapesFolder(String entry) {
    return unsafe("has an entry that leads out of its folder: " + printable(entry));
  }

  private static PluginException tooLarge(String explanation) {
    return new PluginException(Problem.Kind.TOO_LARGE, explanation);
  }

  private static PluginException unsafe(String explanation) {
    return new PluginException(Problem.Kind.UNSAFE, explanation);
  }
}
