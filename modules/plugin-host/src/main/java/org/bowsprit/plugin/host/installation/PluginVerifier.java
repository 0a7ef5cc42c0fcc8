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
 * missing from its index, an unsuitable range of plugin API versions, and calls that end the
 * program.
 */
public final class PluginVerifier {

  /** The oldest supported release of Java. */
  private static final int OLDEST_JAVA = 17;

  private static final int CLASS_FILE_VERSION_OFFSET = 44;
  private static final String EXTENSION = "Lorg/pf4j/Extension;";

  /** The texts in the templates of {@code plugins new} that authors should replace. */
  private static final Set<String> TEMPLATE_TEXTS =
      Set.of("You", "Choose one", "Says in a line what it does; 'bowsprit plugins list' shows it.");

  private final Map<String, String> kindOfProvider;
  private final VisibleClasses visibleClasses = new VisibleClasses();

  /** Creates a verifier for the plugins of a host. */
  public PluginVerifier(PluginHost host) {
    this.kindOfProvider =
        host.kinds().stream()
            .collect(
                Collectors.toMap(kind -> internalName(kind.type().getName()), ExtensionKind::name));
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
   * Checks that a plugin can work.
   *
   * @throws PluginException for the first error
   */
  void requireUsable(Path file) throws IOException {
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
      byte[] bytes = contents.classes().getOrDefault(internalName(extension), new byte[0]);
      ClassConstants.referencedClasses(bytes).stream()
          .filter(kindOfProvider::containsKey)
          .map(kindOfProvider::get)
          .forEach(kinds::add);
    }
    return List.copyOf(kinds);
  }

  private void verifyRange(PluginDescription plugin, Findings findings) {
    String nextVersion =
        Integer.parseInt(PluginVersions.API_VERSION.replaceFirst("\\..*", "")) + 1 + ".0.0";
    if (plugin.requires().isBlank() || plugin.requires().equals("*")) {
      findings.warn(
          "does not specify plugin.requires; recommended: " + recommendedRange(nextVersion));
    } else if (new PluginVersions(nextVersion).acceptsApi(plugin.requires())) {
      findings.warn(
          "requires a range that includes the plugin API %s, which does not exist yet; recommended: %s"
              .formatted(nextVersion, recommendedRange(nextVersion)));
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
                    "has the text '%s', as the template does; replace it in %s"
                        .formatted(text, name));
              }
            });
  }

  private static String recommendedRange(String nextVersion) {
    return ">=" + PluginVersions.API_VERSION + " & <" + nextVersion;
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
    Set<String> ownPackages = ownPackages(contents.extensions());
    contents
        .classes()
        .forEach(
            (name, bytes) -> verify(name, bytes, isOwn(name, ownPackages), contents, findings));
  }

  private void verify(
      String name, byte[] bytes, boolean isOwn, PluginContents contents, Findings findings) {
    String where = dottedName(name);
    if (visibleClasses.isShared(where)) {
      findings.add(
          !where.startsWith("org.slf4j."),
          "bundles classes that Bowsprit provides; give the dependency that contains them the scope"
              + " provided",
          where);
      return;
    }
    verifyVersion(bytes, findings, where);
    verifyExitCalls(bytes, isOwn, findings, where);
    if (ClassConstants.containsText(bytes, EXTENSION) && !contents.extensions().contains(where)) {
      findings.add(
          true,
          "has an @Extension that META-INF/extensions.idx does not list; compile with -proc:full"
              + " and the processor of pf4j",
          where);
    }
    for (String used : ClassConstants.referencedClasses(bytes)) {
      if (!contents.classes().containsKey(used)) {
        verifyUse(dottedName(used), isOwn, findings, where);
      }
    }
  }

  private void verifyUse(String used, boolean isOwn, Findings findings, String where) {
    boolean isOfBowsprit = used.startsWith("org.bowsprit.");
    if (isOfBowsprit || visibleClasses.isOfJdk(used) || visibleClasses.isShared(used)) {
      String problem = visibleClasses.obstacle(used);
      if (!problem.isEmpty()) {
        findings.add(isOfBowsprit || isOwn, problem, where);
      }
    } else if (isOwn) {
      findings.add(false, "uses the class " + used + ", which it does not contain", where);
    }
  }

  private static void verifyVersion(byte[] bytes, Findings findings, String where) {
    int java =
        bytes.length < 8 ? 0 : ByteBuffer.wrap(bytes).getShort(6) - CLASS_FILE_VERSION_OFFSET;
    if (java > OLDEST_JAVA) {
      findings.add(
          false,
          "was compiled for Java " + java + ", and Bowsprit runs on " + OLDEST_JAVA + " and newer",
          where);
    }
  }

  private static void verifyExitCalls(
      byte[] bytes, boolean isOwn, Findings findings, String where) {
    if (ClassConstants.hasCall(bytes, "java/lang/Runtime", "halt")) {
      findings.add(isOwn, "calls Runtime.halt, so Bowsprit does not load the class", where);
    }
    if (ClassConstants.hasCall(bytes, "java/lang/System", "exit")
        || ClassConstants.hasCall(bytes, "java/lang/Runtime", "exit")) {
      findings.add(false, "calls System.exit, which ends the game with exit code 4", where);
    }
  }

  /**
   * Returns the packages of the extensions. Classes in these packages belong to the author; all
   * other classes belong to libraries.
   */
  private static Set<String> ownPackages(Collection<String> extensions) {
    return extensions.stream()
        .map(name -> internalName(name.substring(0, Math.max(0, name.lastIndexOf('.')))))
        .collect(Collectors.toSet());
  }

  private static boolean isOwn(String name, Set<String> packages) {
    return packages.stream().anyMatch(name::startsWith);
  }

  private static String internalName(String name) {
    return name.replace('.', '/');
  }

  private static String dottedName(String name) {
    return name.replace('/', '.');
  }

  /** Collects the findings. A finding is one line, for any number of classes. */
  private static final class Findings {

    private final Map<PluginFinding, List<String>> classesByFinding = new LinkedHashMap<>();

    void warn(String what) {
      add(false, what, "");
    }

    void add(boolean error, String what, String where) {
      classesByFinding
          .computeIfAbsent(new PluginFinding(error, what, ""), key -> new ArrayList<>())
          .add(where);
    }

    List<PluginFinding> sorted() {
      List<PluginFinding> sorted = new ArrayList<>();
      classesByFinding.forEach(
          (finding, where) ->
              sorted.add(new PluginFinding(finding.error(), finding.what(), classList(where))));
      sorted.sort((a, b) -> Boolean.compare(b.error(), a.error()));
      return sorted;
    }

    private static String classList(List<String> classes) {
      int others = classes.size() - 1;
      return classes.get(0) + (others == 0 ? "" : " and " + others + " more");
    }
  }
}
