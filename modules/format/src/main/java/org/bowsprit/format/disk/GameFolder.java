package org.bowsprit.format.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/**
 * The files of a folder on disk. They include all files of the folder itself. From the folders
 * directly below it and from the folders that shops use (spec 13 §1.1), they include the files that
 * may belong to a game. From the parent folder, they include speech and tracks, unless these belong
 * to a game in the parent folder.
 */
public final class GameFolder implements GameFiles {

  /**
   * The names of the folders that are searched at any depth up to the limit. Any other folder is
   * searched only directly below the given folder.
   */
  private static final Set<String> SHOP_FOLDERS =
      Set.of("atlantis", "audio", "cd", "classic", "en", "contents", "resources", "macos");

  private static final int MAX_DEPTH = 4;
  private static final int MAX_FILES = 20_000;

  /**
   * The name of a CD track with any suffix, because plugins may read formats that are not known
   * here.
   */
  private static final String TRACK_NAME = "track[ _-]?\\d{1,2}\\.[a-z0-9]+";

  private static final Pattern GAME_FILE =
      Pattern.compile(
          TRACK_NAME
              + "|[^.]+|.*\\.(\\d{3}|so[u3gf]|pak|exe|lfl|lec|sm0|la0|he0"
              + "|cue|bin|xwb|wav|flac|fla|ogg|mp3|opus|m4a|aac|wma)");
  private static final Pattern SHARED_FILE =
      Pattern.compile(
          TRACK_NAME
              + "|.*\\.(so[u3gf]|cue|bin|xwb)|track.*\\.(wav|flac|fla|ogg|mp3|opus|m4a|aac|wma)");
  private static final Pattern MAIN_FILE = Pattern.compile(".*\\.(000|pak)");

  private final Path folder;
  private final List<String> names = new ArrayList<>();

  private GameFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Lists {@code folder}.
   *
   * @throws IOException if {@code folder} is not a folder that can be listed
   */
  public static GameFolder at(Path folder) throws IOException {
    GameFolder files = new GameFolder(folder);
    files.list(folder, "", 0);
    Path parent = folder.toAbsolutePath().normalize().getParent();
    if (parent != null && Files.isReadable(parent)) {
      files.listParent(parent);
    }
    Collections.sort(files.names);
    return files;
  }

  private void list(Path directory, String prefix, int depth) throws IOException {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
      for (Path entry : entries) {
        String name = entry.getFileName().toString();
        if (names.size() >= MAX_FILES) {
          return;
        }
        if (Files.isDirectory(entry)) {
          if (Files.isReadable(entry) && isSearched(name, depth)) {
            list(entry, prefix + name + "/", depth + 1);
          }
        } else if (Files.isRegularFile(entry) && (depth == 0 || matches(GAME_FILE, name))) {
          names.add(prefix + name);
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
  }

  private static boolean isSearched(String name, int depth) {
    return depth == 0
        || (depth < MAX_DEPTH && SHOP_FOLDERS.contains(name.toLowerCase(Locale.ROOT)));
  }

  /**
   * Lists the files of the parent folder. The parent of a language folder contains the files that
   * all languages share.
   */
  private void listParent(Path parent) {
    List<String> sharedNames = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(parent)) {
      for (Path entry : entries) {
        String name = entry.getFileName().toString();
        if (matches(MAIN_FILE, name)) {
          return;
        }
        if (matches(SHARED_FILE, name) && Files.isRegularFile(entry)) {
          sharedNames.add("../" + name);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      return;
    }
    names.addAll(sharedNames);
  }

  private static boolean matches(Pattern pattern, String name) {
    return pattern.matcher(name.toLowerCase(Locale.ROOT)).matches();
  }

  @Override
  public String name() {
    Path name = folder.toAbsolutePath().normalize().getFileName();
    return name == null ? "/" : name.toString();
  }

  @Override
  public List<String> names() {
    return List.copyOf(names);
  }

  @Override
  public long size(String name) {
    try {
      return Files.size(folder.resolve(name));
    } catch (IOException e) {
      throw unreadable(name);
    }
  }

  /**
   * Reads without a channel, because a plugin may interrupt any thread of the program, and an
   * interrupt closes channels.
   */
  @Override
  public byte[] read(String name, long offset, int length) {
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve(name).toFile(), "r")) {
      byte[] bytes = new byte[(int) Math.max(0, Math.min(length, file.length() - offset))];
      file.seek(Math.min(offset, file.length()));
      int count = 0;
      for (int lastCount = 0;
          count < bytes.length && lastCount >= 0;
          count += Math.max(0, lastCount)) {
        lastCount = file.read(bytes, count, bytes.length - count);
      }
      return count < bytes.length ? Arrays.copyOf(bytes, count) : bytes;
    } catch (IOException e) {
      throw unreadable(name);
    }
  }

  private static FormatException unreadable(String name) {
    return GameFiles.unreadable(name, "expected a readable file, found an unreadable one");
  }
}
