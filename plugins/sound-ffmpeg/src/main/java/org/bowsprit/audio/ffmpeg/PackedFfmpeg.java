package org.bowsprit.audio.ffmpeg;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.bowsprit.audio.ffmpeg.FfmpegFiles.ProgramLocator;

/**
 * Unpacks the program ffmpeg and its libraries from the jar of native libraries inside the plugin.
 * These files are unpacked once and then kept.
 *
 * @param folder the folder for the unpacked files
 * @param platform the platform of the files
 */
record PackedFfmpeg(Path folder, Platform platform) implements ProgramLocator {

  /** The version of the native libraries. If the version changes, the files are unpacked again. */
  private static final String VERSION = "7.1.1-1.5.12";

  private static final String RESOURCE_ROOT = "org/bytedeco/ffmpeg/";

  @Override
  public Path path() throws IOException {
    synchronized (PackedFfmpeg.class) {
      Path programFolder = folder.resolve("ffmpeg-" + VERSION + "-" + platform.name());
      Path program = programFolder.resolve(platform.program());
      if (!Files.isRegularFile(program)) {
        unpack(programFolder);
      }
      return program;
    }
  }

  private void unpack(Path programFolder) throws IOException {
    String prefix = RESOURCE_ROOT + platform.name() + "/";
    URL resource = PackedFfmpeg.class.getClassLoader().getResource(prefix + platform.program());
    if (resource == null || !(resource.openConnection() instanceof JarURLConnection jar)) {
      throw new IOException("this plugin has no ffmpeg for " + platform.name());
    }
    Files.createDirectories(folder);
    Path temporaryFolder = Files.createTempDirectory(folder, "unpacking");
    // A cached jar would remain open, so Windows could not delete it together with the plugin.
    jar.setUseCaches(false);
    try (JarFile file = jar.getJarFile()) {
      unpack(file, prefix, temporaryFolder);
      Files.move(temporaryFolder, programFolder);
    } catch (IOException | UncheckedIOException e) {
      delete(temporaryFolder);
      throw new IOException("ffmpeg could not be unpacked: " + e.getMessage(), e);
    }
  }

  private static void unpack(JarFile jar, String prefix, Path target) throws IOException {
    for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
      JarEntry entry = entries.nextElement();
      String name = entry.getName();
      if (!name.startsWith(prefix) || name.indexOf('/', prefix.length()) >= 0) {
        continue;
      }
      String fileName = name.substring(prefix.length());
      if (isNeeded(fileName)) {
        Path file = target.resolve(fileName);
        try (InputStream in = jar.getInputStream(entry)) {
          Files.copy(in, file);
        }
        makeExecutable(file);
        copyUnderLinkedName(file);
      }
    }
  }

  /** Returns whether a file is needed. The JNI libraries and ffprobe are not. */
  private static boolean isNeeded(String fileName) {
    return !fileName.isEmpty() && !fileName.contains("jni") && !fileName.startsWith("ffprobe");
  }

  private static void makeExecutable(Path file) throws IOException {
    if (!file.toFile().setExecutable(true)) {
      throw new IOException(file.getFileName() + " cannot be made runnable");
    }
  }

  /**
   * Copies a library to the file name under which other libraries load it. JavaCPP packs {@code
   * libva.so.2} without its number, but the linker needs the number.
   */
  private static void copyUnderLinkedName(Path file) throws IOException {
    String fileName = String.valueOf(file.getFileName());
    if (fileName.startsWith("libva") && fileName.endsWith(".so")) {
      Files.copy(file, file.resolveSibling(fileName + ".2"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void delete(Path folder) {
    try (var files = Files.list(folder)) {
      files.forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      // A remaining file does no harm.
    }
    folder.toFile().delete();
  }
}
