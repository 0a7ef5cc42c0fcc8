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

  /** Returns the path; empty if no file can have that name. */
  static Optional<Path> of(String typed) {
    String bare = typed.strip().replaceAll("^\"(.*)\"$|^'(.*)'$", "$1$2");
    String whole = bare.startsWith(HOME) ? MediaFolders.home() + bare.substring(1) : bare;
    try {
      return Optional.of(Path.of(whole));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns a typed path completed with the letters that all files with this beginning have in
   * common. If the only such file is a folder, a separator follows.
   */
  static String completed(String typed) {
    int nameBegins = Math.max(typed.lastIndexOf('/'), typed.lastIndexOf('\\')) + 1;
    String folder = typed.substring(0, nameBegins);
    List<Path> fitting =
        of(folder.replaceAll("^[\"']", ""))
            .map(path -> filesIn(path, typed.substring(nameBegins)))
            .orElse(List.of());
    if (nameBegins == 0 || fitting.isEmpty()) {
      return typed;
    }
    String common =
        fitting.stream().map(TypedPath::name).reduce(TypedPath::commonBeginning).orElseThrow();
    boolean isOnlyFolder = fitting.size() == 1 && Files.isDirectory(fitting.get(0));
    String separator = typed.substring(nameBegins - 1, nameBegins);
    return folder + common + (isOnlyFolder ? separator : "");
  }

  private static List<Path> filesIn(Path folder, String beginning) {
    String small = beginning.toLowerCase(Locale.ROOT);
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> name(file).toLowerCase(Locale.ROOT).startsWith(small))
          .filter(file -> !name(file).startsWith(".") || beginning.startsWith("."))
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static String commonBeginning(String one, String other) {
    int length = 0;
    while (length < Math.min(one.length(), other.length())
        && Character.toLowerCase(one.charAt(length))
            == Character.toLowerCase(other.charAt(length))) {
      length++;
    }
    return one.substring(0, length);
  }
}
