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
import org.bowsprit.format.FormatException;

/** The files of a folder on disk. */
public final class GameFolder implements GameFiles {

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
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        if (Files.isRegularFile(file)) {
          names.add(file.getFileName().toString());
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    Collections.sort(names);
    return new GameFolder(folder, names);
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
