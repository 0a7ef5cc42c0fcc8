package org.bowsprit.format.game;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
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
import org.bowsprit.format.FormatException;

/** The files of a folder on disk. */
public final class GameFolder implements GameFiles {

  private static final Set<String> TRACK_FOLDERS = Set.of("cd", "audio");

  private static final Pattern TRACK =
      Pattern.compile("(?i)track.*|.*\\.(cue|bin|xwb|wav|flac|fla|ogg|mp3|m4a)");

  private final Path folder;
  private final List<String> names;

  private GameFolder(Path folder, List<String> names) {
    this.folder = folder;
    this.names = List.copyOf(names);
  }

  /**
   * Lists {@code folder}.
   *
   * @throws IOException if it is not a folder that can be listed
   */
  public static GameFolder at(Path folder) throws IOException {
    List<String> names = new ArrayList<>();
    list(folder, "", names);
    Collections.sort(names);
    return new GameFolder(folder, names);
  }

  private static void list(Path folder, String prefix, List<String> names) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        if (Files.isRegularFile(file) && (prefix.isEmpty() || TRACK.matcher(name).matches())) {
          names.add(prefix + name);
        } else if (prefix.isEmpty() && isOfTracks(name) && isOpen(file)) {
          list(file, name + "/", names);
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
  }

  /**
   * One that cannot be looked into has no tracks; the game beside it can be played all the same.
   */
  private static boolean isOpen(Path folder) {
    return Files.isDirectory(folder) && Files.isReadable(folder);
  }

  private static boolean isOfTracks(String name) {
    return TRACK_FOLDERS.contains(name.toLowerCase(Locale.ROOT));
  }

  @Override
  public String name() {
    Path name = folder.toAbsolutePath().normalize().getFileName();
    return name == null ? "/" : name.toString();
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public long size(String name) {
    try {
      return Files.size(folder.resolve(name));
    } catch (IOException e) {
      throw cannotRead(name);
    }
  }

  @Override
  public byte[] read(String name, long offset, int length) {
    try (SeekableByteChannel channel = Files.newByteChannel(folder.resolve(name))) {
      int count = (int) Math.max(0, Math.min(length, channel.size() - offset));
      ByteBuffer buffer = ByteBuffer.allocate(count);
      channel.position(Math.min(offset, channel.size()));
      while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
        // A channel may hand over a file in several pieces.
      }
      return buffer.hasRemaining()
          ? Arrays.copyOf(buffer.array(), buffer.position())
          : buffer.array();
    } catch (IOException e) {
      throw cannotRead(name);
    }
  }

  private static FormatException cannotRead(String name) {
    return GameFiles.unreadable(name, "expected a file that can be read, found one that cannot");
  }
}
