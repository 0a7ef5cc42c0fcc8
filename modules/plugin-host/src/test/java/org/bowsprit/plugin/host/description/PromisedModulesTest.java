package org.bowsprit.plugin.host.description;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests which of the JDK modules promised to plugins are missing. */
class PromisedModulesTest {

  @Test
  void aFullJdkHasAllPromisedModules() {
    assertThat(PromisedModules.missing()).isEmpty();
  }

  @Test
  void allPromisedModulesAreMissingFromAnEmptyLayer() {
    assertThat(PromisedModules.missingIn(ModuleLayer.empty()))
        .isEqualTo(PromisedModules.NAMES)
        .contains("java.net.http", "jdk.httpserver");
  }
}
