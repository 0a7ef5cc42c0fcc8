package org.bowsprit.player.menu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.desktop.folder.MediaFolders;

/**
 * Reads a path that the player has typed or pasted. It may be in quotes, and may begin with a tilde
 * for the home folder.
 */
final class TypedPath {

  private static final String HOME = "~";

  private TypedPath() {}

  /** Returns the path; empty if the text is not a valid path. */
  static Optional<Path> of(String typed) {
    String unquoted = typed.strip().replaceAll("^\"(.*)\"$|^'(.*)'$", "$1$2");
    String expanded =
        unquoted.startsWith(HOME) ? MediaFolders.home() + unquoted.substring(1) : unquoted;
    try {
      return Optional.of(Path.of(expanded));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * Completes a typed path with the characters that all files with this prefix have in common. If
   * the only such file is a folder, a separator follows.
   */
  static String complete(String typed) {
    int nameStart = Math.max(typed.lastIndexOf('/'), typed.lastIndexOf('\\')) + 1;
    String folder = typed.substring(0, nameStart);
    List<Path> matches =
        of(folder.replaceAll("^[\"']", ""))
            .map(path -> filesIn(path, typed.substring(nameStart)))
            .orElse(List.of());
    if (nameStart == 0 || matches.isEmpty()) {
      return typed;
    }
    String commonPrefix =
        matches.stream().map(TypedPath::name).reduce(TypedPath::commonPrefix).orElseThrow();
    boolean isOnlyFolder = matches.size() == 1 && Files.isDirectory(matches.get(0));
    String separator = typed.substring(nameStart - 1, nameStart);
    return folder + commonPrefix + (isOnlyFolder ? separator : "");
  }

  private static List<Path> filesIn(Path folder, String prefix) {
    String lowerCase = prefix.toLowerCase(Locale.ROOT);
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> name(file).toLowerCase(Locale.ROOT).startsWith(lowerCase))
          .filter(file -> !name(file).startsWith(".") || prefix.startsWith("."))
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static String commonPrefix(String first, String second) {
    int length = 0;
    while (length < Math.min(first.length(), second.length())
        && Character.toLowerCase(first.charAt(length))
            == Character.toLowerCase(second.charAt(length))) {
      length++;
    }
    return first.substring(0, length);
  }
}
