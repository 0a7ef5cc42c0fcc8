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
final class ContainerOpener {

  private final Releases releases;

  ContainerOpener(Releases releases) {
    this.releases = releases;
  }

  /**
   * Adds the members of container files to {@code tree}. Returns a message for each file that
   * cannot be opened.
   */
  List<Detection.Refused> mountAll(FileTree tree) {
    List<Detection.Refused> refusals = new ArrayList<>();
    GameFiles files = tree.files();
    for (String file : tree.names()) {
      String name = file.substring(file.lastIndexOf('/') + 1);
      try {
        Optional<Map<String, FilePart>> members =
            file.startsWith("../")
                ? Optional.empty()
                : members(files, file, name.toLowerCase(Locale.ROOT));
        members.ifPresent(memberParts -> tree.addMembers(file, memberParts));
        refusalReason(name, members).ifPresent(reason -> refusals.add(refusal(file, reason)));
      } catch (FormatException e) {
        refusals.add(
            refusal(
                file,
                "The archive cannot be read ("
                    + e.getMessage()
                    + "); it may be an incomplete download."));
      }
    }
    return refusals;
  }

  private static Optional<String> refusalReason(
      String name, Optional<Map<String, FilePart>> members) {
    if (members.isPresent() && members.get().isEmpty()) {
      return Optional.of(name + " is an archive of a newer game; no classic game is in it.");
    }
    return members.isPresent()
        ? Optional.empty()
        : Executable.missingIndexMessage(name, name.toLowerCase(Locale.ROOT));
  }

  private static Detection.Refused refusal(String file, String reason) {
    return new Detection.Refused(file.substring(0, Math.max(0, file.lastIndexOf('/'))), reason);
  }

  private static Optional<Map<String, FilePart>> members(
      GameFiles files, String file, String name) {
    if (name.endsWith(".pak")) {
      return LpakArchive.isArchive(files, file)
          ? Optional.of(LpakArchive.members(files, file))
          : Optional.empty();
    }
    Optional<Map<String, FilePart>> index = Executable.members(files, file, name);
    if (index.isPresent()) {
      return index;
    }
    return name.endsWith(" data") || !name.contains(".")
        ? MacContainer.members(files, file)
        : Optional.empty();
  }

  /** Returns the release of a container file, which its first MiB identifies. */
  Optional<Release> identifyRelease(GameFiles files, String container) {
    return releases.byDigest(files.read(container, 0, Releases.MAX_DIGEST_BYTES));
  }
}
