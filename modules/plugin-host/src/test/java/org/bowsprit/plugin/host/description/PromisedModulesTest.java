package org.bowsprit.plugin.host.description;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PromisedModulesTest {

  @Test
  void aFullJdkHasAllPromisedModules() {
    assertThat(PromisedModules.missing()).isEmpty();
  }

  @Test
  void unresolvedModulesAreMissing() {
    assertThat(PromisedModules.missingIn(ModuleLayer.empty()))
        .isEqualTo(PromisedModules.NAMES)
        .contains("java.net.http", "jdk.httpserver");
  }
}
