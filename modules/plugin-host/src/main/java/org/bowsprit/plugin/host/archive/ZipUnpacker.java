package org.bowsprit.plugin.host.archive;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.bowsprit.plugin.host.description.PluginException;

/**
 * Unpacks the zip of a plugin. As in {@link ArchiveCheck}, only the entries in the central
 * directory count. The size is measured, not taken from the zip's own figures.
 */
final class ZipUnpacker {

  private final long maxUnpackedBytes;
  private long unpackedBytes;

  ZipUnpacker(long maxUnpackedBytes) {
    this.maxUnpackedBytes = maxUnpackedBytes;
  }

  /**
   * Unpacks a zip into an existing folder.
   *
   * @throws PluginException if the zip is too large or an entry leads out of the folder
   */
  void unpack(Path zip, Path folder) throws IOException {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      List<? extends ZipEntry> entries = Collections.list(file.entries());
      if (entries.size() > ArchiveCheck.MAX_ENTRIES) {
        throw ArchiveCheck.tooManyEntries();
      }
      for (ZipEntry entry : entries) {
        Path target = target(entry.getName(), folder);
        if (entry.isDirectory()) {
          Files.createDirectories(target);
        } else {
          Files.createDirectories(target.getParent());
          try (InputStream content = file.getInputStream(entry)) {
            write(content, target);
          }
        }
      }
    }
  }

  private static Path target(String entry, Path folder) {
    Path target = folder.resolve(entry).normalize();
    if (!target.startsWith(folder)) {
      throw ArchiveCheck.escapesFolder(entry);
    }
    return target;
  }

  private void write(InputStream content, Path target) throws IOException {
    byte[] buffer = new byte[1 << 14];
    try (OutputStream out = Files.newOutputStream(target)) {
      for (int read = content.read(buffer); read > 0; read = content.read(buffer)) {
        unpackedBytes += read;
        if (unpackedBytes > maxUnpackedBytes) {
          throw ArchiveCheck.unpackedTooLarge(maxUnpackedBytes);
        }
        out.write(buffer, 0, read);
      }
    }
  }
}
