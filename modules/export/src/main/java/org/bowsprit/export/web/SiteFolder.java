package org.bowsprit.export.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.json.JsonWriter;

/** Writes the files of a site into a folder, and lists them for the page's service worker. */
final class SiteFolder {

  private static final String FILE_LIST = "files.json";
  private static final String SERVICE_WORKER = "sw.js";
  private static final int VERSION_BYTES = 8;

  private final Path folder;
  private final Map<String, Long> writtenSizes = new TreeMap<>();
  private final MessageDigest digest = sha256();

  SiteFolder(Path folder) {
    this.folder = folder;
  }

  /** Writes a file. An existing file is replaced. */
  void write(String path, byte[] bytes) throws IOException {
    Path target = folder.resolve(path);
    Files.createDirectories(target.toAbsolutePath().getParent());
    Files.write(target, bytes);
    writtenSizes.put(path, (long) bytes.length);
    digest.update(bytes);
  }

  /** Writes the list of the files, and returns the paths of all files. */
  List<String> finish() throws IOException {
    Files.writeString(folder.resolve(FILE_LIST), fileList());
    writtenSizes.put(FILE_LIST, Files.size(folder.resolve(FILE_LIST)));
    return List.copyOf(writtenSizes.keySet());
  }

  private String fileList() {
    return JsonWriter.object(
        json ->
            json.put("version", HexFormat.of().formatHex(digest.digest(), 0, VERSION_BYTES))
                .putArray(
                    "files",
                    files -> writtenSizes.forEach((path, size) -> add(files, path, size))));
  }

  private static void add(JsonWriter files, String path, long size) {
    if (!path.equals(SERVICE_WORKER)) {
      files.addObject(file -> file.put("path", path).put("size", size));
    }
  }

  /** Returns a new SHA-256 digest, which the whole site uses. */
  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
