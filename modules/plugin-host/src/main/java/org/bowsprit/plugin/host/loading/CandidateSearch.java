package org.bowsprit.plugin.host.loading;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.bowsprit.plugin.host.archive.ArchiveCheck;
import org.bowsprit.plugin.host.archive.PluginFiles;
import org.bowsprit.plugin.host.archive.TemporaryFolders;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.plugin.host.description.Problem;

/** Searches the plugin folders for candidates. Loads none of them. */
public final class CandidateSearch {

  private final CandidateCheck check;
  private final PluginFiles files;
  private final BiConsumer<Problem, Throwable> problems;

  /**
   * Creates a search.
   *
   * @param problems receives each problem of a file that cannot be a plugin, with the exception
   *     that revealed it, if any
   */
  public CandidateSearch(
      HostPluginManager manager, PluginFiles files, BiConsumer<Problem, Throwable> problems) {
    this.check = new CandidateCheck(manager, files);
    this.files = files;
    this.problems = problems;
  }

  /**
   * Returns the plugins of all folders in the order of the folders. Plugins under development come
   * first, so they take precedence over their own finished versions.
   */
  public List<Candidate> find(PluginFolders places) {
    List<Candidate> candidates = new ArrayList<>();
    for (Path classes : places.classes()) {
      add(classes, classes.toString(), candidates);
    }
    for (Path folder : places.folders()) {
      for (Path file : filesIn(folder)) {
        add(file, ArchiveCheck.printable(file.getFileName().toString()), candidates);
      }
    }
    return candidates;
  }

  private List<Path> filesIn(Path folder) {
    TemporaryFolders.sweep(TemporaryFolders.incoming(folder));
    try {
      return files.candidates(folder);
    } catch (IOException e) {
      problems.accept(
          new Problem(folder.toString(), Problem.Kind.UNREADABLE, "is a folder that can't be read"),
          e);
      return List.of();
    }
  }

  private void add(Path file, String name, List<Candidate> candidates) {
    try {
      candidates.add(check.check(file, name));
    } catch (PluginException e) {
      problems.accept(e.toProblem(name), e);
    }
  }
}
