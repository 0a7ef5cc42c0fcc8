package org.bowsprit.integration.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the name, the dependencies and the exported packages of each module. */
class ModuleDescriptorTest {

  private static final String PREFIX = "org.bowsprit.";

  /** The modules of the services. A plugin module may use exactly one of them. */
  private static final Set<String> SERVICE_MODULES = Set.of("render", "pathfinding", "audio");

  /**
   * Other modules that any plugin may use. Their types are part of the services, or several modules
   * use them.
   */
  private static final Set<String> SHARED_MODULES = Set.of("bytes", "service", "format", "media");

  static List<Path> modules() {
    return Checkout.modules();
  }

  @Test
  void theTableListsOnlyExistingModules() {
    assertThat(ModuleTable.modules())
        .doesNotHaveDuplicates()
        .allSatisfy(
            name ->
                assertThat(Checkout.root().resolve("modules/" + name.replace('.', '-')))
                    .isDirectory());
  }

  @Test
  void onlyTheLauncherMayUseAllWings() {
    assertThat(ModuleTable.wings()).contains("play", "make", "compare");
    assertThat(ModuleTable.usableBy("launcher")).contains("insight", "kit", "routelab");
    assertThat(ModuleTable.usableBy("insight")).contains("player").doesNotContain("kit", "bow");
    assertThat(ModuleTable.usableBy("console")).doesNotContain("player", "kit", "routelab");
  }

  @ParameterizedTest
  @MethodSource("modules")
  void theModuleIsNamedAfterItsFolder(Path module) throws IOException {
    String folder = module.getFileName().toString();
    assertThat(descriptor(module).name()).isEqualTo(PREFIX + folder.replace('-', '.'));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void theModuleUsesOnlyModulesThatTheTableAllows(Path module) throws IOException {
    ModuleDescriptor descriptor = descriptor(module);
    Set<String> usedModules =
        descriptor.requires().stream()
            .map(ModuleDescriptor.Requires::name)
            .filter(name -> name.startsWith(PREFIX))
            .map(name -> name.substring(PREFIX.length()))
            .collect(Collectors.toSet());

    if (isPlugin(descriptor)) {
      usedModules.removeAll(SHARED_MODULES);
      assertThat(SERVICE_MODULES).containsAll(usedModules);
      assertThat(usedModules).hasSize(1);
    } else {
      assertThat(ModuleTable.usableBy(descriptor.name().substring(PREFIX.length())))
          .containsAll(usedModules);
    }
  }

  @ParameterizedTest
  @MethodSource("modules")
  void theModuleDoesNotExportInternalPackages(Path module) throws IOException {
    assertThat(descriptor(module).exports())
        .noneMatch(export -> export.source().contains(".internal"));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void theModuleOpensPackagesOnlyToNamedModules(Path module) throws IOException {
    assertThat(descriptor(module).isOpen()).isFalse();
    assertThat(descriptor(module).opens()).allMatch(ModuleDescriptor.Opens::isQualified);
  }

  private static boolean isPlugin(ModuleDescriptor descriptor) {
    return !descriptor.name().equals("org.bowsprit.plugin.host")
        && descriptor.requires().stream()
            .anyMatch(requirement -> requirement.name().equals("pf4j"));
  }

  private static ModuleDescriptor descriptor(Path module) throws IOException {
    try (InputStream descriptor =
        Files.newInputStream(module.resolve("target/classes/module-info.class"))) {
      return ModuleDescriptor.read(descriptor);
    }
  }
}
