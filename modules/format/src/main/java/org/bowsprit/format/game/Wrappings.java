package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.FilePart;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.files.LpakArchive;
import org.bowsprit.format.files.MacContainer;

/** Opens container files of games: archives, executables, Macintosh containers (spec 13 §3, §5). */
final class Wrappings {

  private final Releases releases;

  Wrappings(Releases releases) {
    this.releases = releases;
  }

  /**
   * Adds the members of container files to {@code tree}. Returns a message for each file that
   * cannot be opened.
   */
  List<Detection.Refused> open(FileTree tree) {
    List<Detection.Refused> failed = new ArrayList<>();
    GameFiles files = tree.files();
    for (String file : tree.names()) {
      String plain = file.substring(file.lastIndexOf('/') + 1);
      try {
        Optional<Map<String, FilePart>> members =
            file.startsWith("../")
                ? Optional.empty()
                : members(files, file, plain.toLowerCase(Locale.ROOT));
        members.ifPresent(found -> tree.mount(file, found));
        complaint(plain, members).ifPresent(reason -> failed.add(refused(file, reason)));
      } catch (FormatException e) {
        failed.add(
            refused(
                file,
                "The archive cannot be read ("
                    + e.getMessage()
                    + "); it may be an incomplete download."));
      }
    }
    return failed;
  }

  private static Optional<String> complaint(String plain, Optional<Map<String, FilePart>> members) {
    if (members.isPresent() && members.get().isEmpty()) {
      return Optional.of(plain + " is an archive of a newer game; no classic game is in it.");
    }
    return members.isPresent()
        ? Optional.empty()
        : Executable.complaint(plain, plain.toLowerCase(Locale.ROOT));
  }

  private static Detection.Refused refused(String file, String reason) {
    return new Detection.Refused(file.substring(0, Math.max(0, file.lastIndexOf('/'))), reason);
  }

  private static Optional<Map<String, FilePart>> members(
      GameFiles files, String file, String plain) {
    if (plain.endsWith(".pak")) {
      return LpakArchive.isOne(files, file)
          ? Optional.of(LpakArchive.members(files, file))
          : Optional.empty();
    }
    Optional<Map<String, FilePart>> index = Executable.members(files, file, plain);
    if (index.isPresent()) {
      return index;
    }
    return plain.endsWith(" data") || !plain.contains(".")
        ? MacContainer.members(files, file)
        : Optional.empty();
  }

  /** Returns the release of a container file, identified by its first MiB. */
  Optional<Release> release(GameFiles files, String holder) {
    return releases.byDigest(files.read(holder, 0, Releases.DIGESTED));
  }
}
