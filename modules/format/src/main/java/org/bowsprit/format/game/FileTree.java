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
 * The folders at a place. Archives and other container files count as folders.
 *
 * <p>Determines which files belong to a game: the files of its own folder, and the files that the
 * folders around it share (spec 13 §1.1).
 */
final class FileTree {

  /** Subfolders where shops keep part of a game, relative to the folder of its index or archive. */
  private static final List<String> BELOW =
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
  private static final List<String> ABOVE = List.of("", "audio/", "cd/");

  private static final Pattern SHARED =
      Pattern.compile(
          ".*\\.(so[u3gf]|cue|bin|xwb)|track.*\\.(wav|flac|fla|ogg|mp3|opus|m4a|aac|wma)");
  private static final Pattern TRACKS =
      Pattern.compile(".*\\.(so[u3gf]|cue|bin|xwb|wav|flac|fla|ogg|mp3|opus|m4a|aac|wma)");
  private static final int HIGHEST = 4;

  private final String name;
  private final Map<String, FilePart> parts = new TreeMap<>();
  private final Map<String, Map<String, String>> folders = new TreeMap<>();
  private final Map<String, String> holders = new TreeMap<>();

  /** Creates a tree of {@code files} without mounted archives. */
  FileTree(GameFiles files) {
    name = files.name();
    files.names().forEach(file -> put(file, FilePart.whole(files, file)));
  }

  private void put(String file, FilePart part) {
    if (parts.putIfAbsent(file, part) == null) {
      folders
          .computeIfAbsent(lower(folder(file)), unseen -> new TreeMap<>())
          .put(file.substring(folder(file).length()), file);
    }
  }

  /** Adds the members of the file {@code holder}, which counts as a folder from now on. */
  void mount(String holder, Map<String, FilePart> members) {
    members.forEach((member, part) -> put(holder + "/" + member, part));
    holders.put(lower(holder + "/"), holder);
  }

  /** Returns the folders, each with a slash at its end; the place itself is the empty string. */
  List<String> folders() {
    return folders.keySet().stream().filter(folder -> !folder.startsWith("../")).toList();
  }

  /** Returns the files of one folder, named relative to it. */
  GameFiles filesOf(String folder) {
    Map<String, FilePart> own = new LinkedHashMap<>();
    content(folder).forEach((plain, file) -> own.put(plain, parts.get(file)));
    return new PartFiles(name, own);
  }

  /** Returns the folder's name as it is displayed. */
  String written(String folder) {
    return content(folder).values().stream()
        .findFirst()
        .map(FileTree::folder)
        .map(written -> written.isEmpty() ? "" : written.substring(0, written.length() - 1))
        .orElse("");
  }

  /** Returns the file that contains {@code folder}, or the empty string if it is a real folder. */
  String holder(String folder) {
    return holders.entrySet().stream()
        .filter(entry -> folder.startsWith(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  /**
   * Returns the files of the game in {@code folder} whose index is {@code stem.000}. These are all
   * files of its folder, and the data files, speech and tracks of the folders around it.
   */
  GameFiles serving(String folder, String stem) {
    Map<String, FilePart> serving = new LinkedHashMap<>();
    content(folder).forEach((plain, file) -> serving.put(plain, parts.get(file)));
    String base = lower(folder(holder(folder)));
    if (holder(folder).isEmpty()) {
      base = folder;
    }
    String data = lower(stem) + ".";
    boolean lacksData =
        !content(folder).keySet().stream().map(FileTree::lower).anyMatch(isData(data));
    Predicate<String> wanted =
        file -> TRACKS.matcher(file).matches() || (lacksData && isData(data).test(file));
    if (!base.equals(folder)) {
      share(base, base, wanted, serving);
    }
    for (String below : BELOW) {
      share(base, below(base, below), wanted, serving);
    }
    shareFromAbove(base, serving);
    return new PartFiles(name, serving);
  }

  private void shareFromAbove(String base, Map<String, FilePart> serving) {
    String above = base;
    for (int level = 0; level < HIGHEST && !above.startsWith("../"); level++) {
      above = parent(above);
      if (hasIndex(above)) {
        return;
      }
      for (String folder : ABOVE) {
        Pattern pattern = folder.isEmpty() ? SHARED : TRACKS;
        share(base, above + folder, file -> pattern.matcher(file).matches(), serving);
      }
    }
  }

  private void share(
      String base, String folder, Predicate<String> wanted, Map<String, FilePart> serving) {
    content(folder)
        .forEach(
            (plain, file) -> {
              if (wanted.test(lower(plain))) {
                serving.putIfAbsent(relative(base, file), parts.get(file));
              }
            });
  }

  private boolean hasIndex(String folder) {
    return content(folder).keySet().stream().anyMatch(file -> lower(file).endsWith(".000"))
        || holders.values().stream().anyMatch(holder -> lower(folder(holder)).equals(folder));
  }

  private Map<String, String> content(String folder) {
    return folders.getOrDefault(folder, Map.of());
  }

  private static Predicate<String> isData(String start) {
    return file ->
        file.startsWith(start) && file.substring(start.length()).matches("(?!000)\\d{3}");
  }

  private static String below(String base, String below) {
    return below.startsWith("../") ? parent(base) + below.substring(3) : base + below;
  }

  /** Returns the parent of {@code folder}; the parent of the place is {@code ../}. */
  private static String parent(String folder) {
    return folder.isEmpty() ? "../" : folder(folder.substring(0, folder.length() - 1));
  }

  /** Returns {@code file} relative to the folder {@code base}. */
  private static String relative(String base, String file) {
    StringBuilder up = new StringBuilder();
    String from = base;
    while (!lower(file).startsWith(from) || (from.isEmpty() && file.startsWith("../"))) {
      if (from.isEmpty()) {
        return up + file;
      }
      up.append("../");
      from = parent(from);
    }
    return up + file.substring(from.length());
  }

  private static String folder(String file) {
    return file.substring(0, file.lastIndexOf('/') + 1);
  }

  private static String lower(String text) {
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
