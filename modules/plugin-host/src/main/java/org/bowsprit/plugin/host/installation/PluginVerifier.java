package org.bowsprit.plugin.host.installation;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.archive.PluginContents;
import org.bowsprit.plugin.host.classes.ClassConstants;
import org.bowsprit.plugin.host.classes.VisibleClasses;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.PluginDescription;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.PluginVersions;
import org.bowsprit.plugin.host.description.Problem;

/**
 * Reads the class files of a plugin, without running any of them, and reports errors and warnings:
 * classes that the plugin cannot use, classes that it should not bundle, extensions that are
 * missing in its index, missing versions, and calls that end the program.
 */
public final class PluginVerifier {

  /** The class file release of Java 17, the oldest supported Java. */
  private static final int OLDEST_JAVA = 17;

  private static final int CLASS_FILES_OF_JAVA = 44;
  private static final String EXTENSION = "Lorg/pf4j/Extension;";

  /** The texts in the templates of {@code plugins new} that authors should replace. */
  private static final Set<String> TEMPLATE_TEXTS =
      Set.of("You", "Choose one", "Says in a line what it does; 'bowsprit plugins list' shows it.");

  private final Map<String, String> kindOfProvider;
  private final VisibleClasses visible = new VisibleClasses();

  /** Creates a verifier for the plugins of a host. */
  public PluginVerifier(PluginHost host) {
    this.kindOfProvider =
        host.kinds().stream()
            .collect(
                Collectors.toMap(kind -> internal(kind.type().getName()), ExtensionKind::name));
  }

  /**
   * Returns the findings in a jar or zip that passed all other checks, errors first.
   *
   * @param plugin the plugin's description of itself
   */
  List<PluginFinding> findings(Path file, PluginDescription plugin) throws IOException {
    Findings findings = new Findings();
    verifyRange(plugin, findings);
    verifyTexts(plugin, findings);
    verify(PluginContents.of(file), findings);
    return findings.sorted();
  }

  /**
   * Refuses a plugin that cannot work.
   *
   * @throws PluginException for the first error
   */
  void refuse(Path file) throws IOException {
    Findings findings = new Findings();
    verify(PluginContents.of(file), findings);
    for (PluginFinding finding : findings.sorted()) {
      if (finding.error()) {
        throw new PluginException(Problem.Kind.UNFIT, finding.what() + ", in " + finding.where());
      }
    }
  }

  /** Returns the kinds of the extensions in a jar or zip, according to its index. */
  public List<String> kinds(Path file) throws IOException {
    PluginContents contents = PluginContents.of(file);
    Set<String> kinds = new TreeSet<>();
    for (String extension : contents.extensions()) {
      byte[] bytes = contents.classes().getOrDefault(internal(extension), new byte[0]);
      ClassConstants.classes(bytes).stream()
          .filter(kindOfProvider::containsKey)
          .map(kindOfProvider::get)
          .forEach(kinds::add);
    }
    return List.copyOf(kinds);
  }

  private void verifyRange(PluginDescription plugin, Findings findings) {
    String next =
        Integer.parseInt(PluginVersions.API_VERSION.replaceFirst("\\..*", "")) + 1 + ".0.0";
    if (plugin.requires().isBlank() || plugin.requires().equals("*")) {
      findings.warn("does not say which plugin API it works with; plugin.requires=" + usual(next));
    } else if (new PluginVersions(next).fits(plugin.requires())) {
      findings.warn(
          "says that it works with the plugin API %s, which is not there yet; plugin.requires=%s"
              .formatted(next, usual(next)));
    }
  }

  private static void verifyTexts(PluginDescription plugin, Findings findings) {
    Map<String, String> texts =
        Map.of(
            "plugin.description", plugin.description(),
            "plugin.license", plugin.license(),
            "plugin.provider", plugin.provider());
    new TreeMap<>(texts)
        .forEach(
            (name, text) -> {
              if (TEMPLATE_TEXTS.contains(text)) {
                findings.warn(
                    "says '%s' as the template does; say in %s what is true".formatted(text, name));
              }
            });
  }

  private static String usual(String next) {
    return ">=" + PluginVersions.API_VERSION + " & <" + next + " would be usual";
  }

  private void verify(PluginContents contents, Findings findings) {
    contents
        .nestedJars()
        .forEach(
            jar ->
                findings.warn(
                    "has the jar "
                        + jar
                        + " in it, which nothing looks into; shade it, or make a"
                        + " zip with lib/"));
    Set<String> own = ownPackages(contents.extensions());
    contents
        .classes()
        .forEach((name, bytes) -> verify(name, bytes, isOwn(name, own), contents, findings));
  }

  private void verify(
      String name, byte[] bytes, boolean own, PluginContents contents, Findings findings) {
    String where = dotted(name);
    if (visible.isShared(where)) {
      findings.add(
          !where.startsWith("org.slf4j."),
          "carries its own copy of classes that Bowsprit shares; give that dependency the scope"
              + " provided",
          where);
      return;
    }
    verifyVersion(bytes, findings, where);
    verifyEnds(bytes, own, findings, where);
    if (ClassConstants.haveText(bytes, EXTENSION) && !contents.extensions().contains(where)) {
      findings.add(
          true,
          "has an @Extension that META-INF/extensions.idx does not name; compile with -proc:full"
              + " and the processor of pf4j",
          where);
    }
    for (String used : ClassConstants.classes(bytes)) {
      if (!contents.classes().containsKey(used)) {
        verifyUse(dotted(used), own, findings, where);
      }
    }
  }

  private void verifyUse(String used, boolean own, Findings findings, String where) {
    boolean ours = used.startsWith("org.bowsprit.");
    if (ours || visible.isOfJdk(used) || visible.isShared(used)) {
      String obstacle = visible.obstacle(used);
      if (!obstacle.isEmpty()) {
        findings.add(ours || own, obstacle, where);
      }
    } else if (own) {
      findings.add(false, "uses the class " + used + ", which it does not bring along", where);
    }
  }

  private static void verifyVersion(byte[] bytes, Findings findings, String where) {
    int java = bytes.length < 8 ? 0 : ByteBuffer.wrap(bytes).getShort(6) - CLASS_FILES_OF_JAVA;
    if (java > OLDEST_JAVA) {
      findings.add(
          false,
          "was compiled for Java " + java + ", and Bowsprit runs on " + OLDEST_JAVA + " and newer",
          where);
    }
  }

  private static void verifyEnds(byte[] bytes, boolean own, Findings findings, String where) {
    if (ClassConstants.call(bytes, "java/lang/Runtime", "halt")) {
      findings.add(own, "calls Runtime.halt, so that the class is not loaded", where);
    }
    if (ClassConstants.call(bytes, "java/lang/System", "exit")
        || ClassConstants.call(bytes, "java/lang/Runtime", "exit")) {
      findings.add(false, "calls System.exit, which ends the game with exit code 4", where);
    }
  }

  /**
   * Classes in the packages of the extensions belong to the author. All others belong to libraries.
   */
  private static Set<String> ownPackages(Collection<String> extensions) {
    return extensions.stream()
        .map(name -> internal(name.substring(0, Math.max(0, name.lastIndexOf('.')))))
        .collect(Collectors.toSet());
  }

  private static boolean isOwn(String name, Set<String> packages) {
    return packages.stream().anyMatch(name::startsWith);
  }

  private static String internal(String name) {
    return name.replace('.', '/');
  }

  private static String dotted(String name) {
    return name.replace('/', '.');
  }

  /** Collects the findings. A finding is one line, for any number of classes. */
  private static final class Findings {

    private final Map<PluginFinding, List<String>> places = new LinkedHashMap<>();

    void warn(String what) {
      add(false, what, "");
    }

    void add(boolean error, String what, String where) {
      places
          .computeIfAbsent(new PluginFinding(error, what, ""), any -> new ArrayList<>())
          .add(where);
    }

    List<PluginFinding> sorted() {
      List<PluginFinding> sorted = new ArrayList<>();
      places.forEach(
          (finding, where) ->
              sorted.add(new PluginFinding(finding.error(), finding.what(), in(where))));
      sorted.sort((a, b) -> Boolean.compare(b.error(), a.error()));
      return sorted;
    }

    private static String in(List<String> classes) {
      int more = classes.size() - 1;
      return classes.get(0) + (more == 0 ? "" : " and " + more + " more");
    }
  }
}
