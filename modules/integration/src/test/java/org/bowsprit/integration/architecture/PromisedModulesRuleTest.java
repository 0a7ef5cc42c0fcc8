package org.bowsprit.integration.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.util.Collection;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;

/** Which modules of the JDK plugins may use is written in several places, the same in each. */
class PromisedModulesRuleTest {

  private static final String SOURCE =
      "modules/plugin-host/src/main/java/org/bowsprit/plugin/host/PromisedModules.java";
  private static final Pattern NAME = Pattern.compile("\\bj(ava|dk)(\\.[a-z]+)+\\b");

  @Test
  void theGuideNamesThem() throws IOException {
    assertThat(names("docs/writing-plugins.md", "Of the JDK it may use", "\n\n"))
        .isEqualTo(promised());
  }

  @Test
  void theStartScriptsAskForThem() throws IOException {
    assertThat(names("distribution/src/bin/bowsprit", "for module in", "; do"))
        .isEqualTo(promised());
    assertThat(names("distribution/src/bin/bowsprit.cmd", "for %%M in", ") do"))
        .isEqualTo(promised());
  }

  @Test
  void theImageIsLinkedWithThem() throws IOException {
    Collection<String> linked = names("distribution/src/ant/image.xml", "--add-modules java", "\"");
    ModuleFinder jdk = ModuleFinder.ofSystem();
    jdk.find("java.se").map(ModuleReference::descriptor).orElseThrow().requires().stream()
        .map(each -> each.name())
        .forEach(linked::add);
    assertThat(linked).containsAll(promised());
  }

  private static Collection<String> promised() throws IOException {
    return names(SOURCE, "NAMES =", ";");
  }

  private static Collection<String> names(String file, String from, String to) throws IOException {
    String text = Files.readString(Checkout.root().resolve(file));
    int start = text.indexOf(from);
    assertThat(start).as("'%s' in %s", from, file).isNotNegative();
    String part = text.substring(start, text.indexOf(to, start + from.length()));
    Collection<String> names = new TreeSet<>();
    NAME.matcher(part).results().forEach(match -> names.add(match.group()));
    return names;
  }
}
