package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.bowsprit.format.files.FilePart;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.files.PartFiles;

/**
 * The folders of a set of files. Archives and other container files are treated as folders.
 *
 * <p>Determines which files belong to a game: the files of its own folder, and the files that the
 * folders around it share (spec 13 §1.1).
 */
final class FileTree {

  /** Subfolders where shops keep part of a game, relative to the folder of its index or archive. */
  private static final List<String> SUBFOLDERS =
      List.of(
          "atlantis/",
          "audio/",
          "cd/",
          "classic/",
          "classic/en/",
          "contents/macos/",
          "contents/resources/",
          "contents/resources/audio/",
          "../resources/",
          "../resources/audio/");

  /** Folders whose files are shared with all folders below them. */
  private static final List<String> SHARED_FOLDERS = List.of("", "audio/", "cd/");

  private static final Pattern SHARED_FILE =
      Pattern.compile(
          ".*\\.(so[u3gf]|cue|bin|xwb)|track.*\\.(wav|flac|fla|ogg|mp3|opus|m4a|aac|wma)");
  private static final Pattern SOUND_FILE =
      Pattern.compile(".*\\.(so[u3gf]|cue|bin|xwb|wav|flac|fla|ogg|mp3|opus|m4a|aac|wma)");
  private static final int MAX_LEVELS = 4;

  private final String name;
  private final Map<String, FilePart> parts = new TreeMap<>();
  private final Map<String, Map<String, String>> folders = new TreeMap<>();
  private final Map<String, String> containers = new TreeMap<>();

  /** Creates a tree of {@code files} without mounted archives. */
  FileTree(GameFiles files) {
    name = files.name();
    files.names().forEach(file -> addFile(file, FilePart.whole(files, file)));
  }

  private void addFile(String file, FilePart part) {
    if (parts.putIfAbsent(file, part) == null) {
      folders
          .computeIfAbsent(toLowerCase(folderOf(file)), newFolder -> new TreeMap<>())
          .put(file.substring(folderOf(file).length()), file);
    }
  }

  /** Adds the members of the file {@code container}, which is treated as a folder from now on. */
  void addMembers(String container, Map<String, FilePart> members) {
    members.forEach((member, part) -> addFile(container + "/" + member, part));
    containers.put(toLowerCase(container + "/"), container);
  }

  /** Returns the folders, each with a slash at its end. The root is the empty string. */
  List<String> folders() {
    return folders.keySet().stream().filter(folder -> !folder.startsWith("../")).toList();
  }

  /** Returns the files of one folder, named relative to it. */
  GameFiles filesOf(String folder) {
    Map<String, FilePart> folderParts = new LinkedHashMap<>();
    filesIn(folder).forEach((plain, file) -> folderParts.put(plain, parts.get(file)));
    return new PartFiles(name, folderParts);
  }

  /** Returns the folder's name as it is displayed. */
  String displayName(String folder) {
    return filesIn(folder).values().stream()
        .findFirst()
        .map(FileTree::folderOf)
        .map(path -> path.isEmpty() ? "" : path.substring(0, path.length() - 1))
        .orElse("");
  }

  /** Returns the file that contains {@code folder}, or the empty string if it is a real folder. */
  String containerOf(String folder) {
    return containers.entrySet().stream()
        .filter(entry -> folder.startsWith(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  /**
   * Returns the files of the game in {@code folder} whose index is {@code stem.000}. These are all
   * files of its folder, and the data files, speech and tracks of the folders around it.
   */
  GameFiles filesForGame(String folder, String stem) {
    Map<String, FilePart> gameFiles = new LinkedHashMap<>();
    filesIn(folder).forEach((plain, file) -> gameFiles.put(plain, parts.get(file)));
    String base = toLowerCase(folderOf(containerOf(folder)));
    if (containerOf(folder).isEmpty()) {
      base = folder;
    }
    String dataPrefix = toLowerCase(stem) + ".";
    boolean lacksData =
        !filesIn(folder).keySet().stream()
            .map(FileTree::toLowerCase)
            .anyMatch(isDataFile(dataPrefix));
    Predicate<String> isWanted =
        file ->
            SOUND_FILE.matcher(file).matches() || (lacksData && isDataFile(dataPrefix).test(file));
    if (!base.equals(folder)) {
      addShared(base, base, isWanted, gameFiles);
    }
    for (String subfolder : SUBFOLDERS) {
      addShared(base, resolve(base, subfolder), isWanted, gameFiles);
    }
    addSharedFromParents(base, gameFiles);
    return new PartFiles(name, gameFiles);
  }

  private void addSharedFromParents(String base, Map<String, FilePart> gameFiles) {
    String parent = base;
    for (int level = 0; level < MAX_LEVELS && !parent.startsWith("../"); level++) {
      parent = parent(parent);
      if (hasIndex(parent)) {
        return;
      }
      for (String folder : SHARED_FOLDERS) {
        Pattern pattern = folder.isEmpty() ? SHARED_FILE : SOUND_FILE;
        addShared(base, parent + folder, file -> pattern.matcher(file).matches(), gameFiles);
      }
    }
  }

  private void addShared(
      String base, String folder, Predicate<String> isWanted, Map<String, FilePart> gameFiles) {
    filesIn(folder)
        .forEach(
            (plain, file) -> {
              if (isWanted.test(toLowerCase(plain))) {
                gameFiles.putIfAbsent(relative(base, file), parts.get(file));
              }
            });
  }

  private boolean hasIndex(String folder) {
    return filesIn(folder).keySet().stream().anyMatch(file -> toLowerCase(file).endsWith(".000"))
        || containers.values().stream()
            .anyMatch(container -> toLowerCase(folderOf(container)).equals(folder));
  }

  private Map<String, String> filesIn(String folder) {
    return folders.getOrDefault(folder, Map.of());
  }

  private static Predicate<String> isDataFile(String prefix) {
    return file ->
        file.startsWith(prefix) && file.substring(prefix.length()).matches("(?!000)\\d{3}");
  }

  private static String resolve(String base, String subfolder) {
    return subfolder.startsWith("../") ? parent(base) + subfolder.substring(3) : base + subfolder;
  }

  /** Returns the parent of {@code folder}. The parent of the root is {@code ../}. */
  private static String parent(String folder) {
    return folder.isEmpty() ? "../" : folderOf(folder.substring(0, folder.length() - 1));
  }

  /** Returns {@code file} relative to the folder {@code base}. */
  private static String relative(String base, String file) {
    StringBuilder path = new StringBuilder();
    String ancestor = base;
    while (!toLowerCase(file).startsWith(ancestor)
        || (ancestor.isEmpty() && file.startsWith("../"))) {
      if (ancestor.isEmpty()) {
        return path + file;
      }
      path.append("../");
      ancestor = parent(ancestor);
    }
    return path + file.substring(ancestor.length());
  }

  private static String folderOf(String file) {
    return file.substring(0, file.lastIndexOf('/') + 1);
  }

  private static String toLowerCase(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** Returns the names of all files in the tree. */
  List<String> names() {
    return new ArrayList<>(parts.keySet());
  }

  /** Returns the files of the tree under their full names. */
  GameFiles files() {
    return new PartFiles(name, parts);
  }
}
