package org.bowsprit.plugin.host.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.PluginException;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;

class ExtensionCreatorTest {

  private static final Path FOLDER = Path.of("state", "plugins", "curious");

  private final ExtensionCreator creator = new ExtensionCreator("curious", FOLDER);

  @Test
  void anExtensionWithoutParametersIsCreated() {
    assertThat(creator.create(Content.class)).isNotNull();
  }

  @Test
  void constructorParametersMayBeInAnyOrder() {
    Curious extension = creator.create(Curious.class);

    assertThat(extension.folder()).isEqualTo(FOLDER);
    assertThat(extension.log().getName()).isEqualTo("plugin.curious");
  }

  @Test
  void theConstructorWithTheMostParametersIsCalled() {
    assertThat(creator.create(Choosy.class).folder).isEqualTo(FOLDER);
  }

  @Test
  void aConstructorWithOtherParametersIsRefused() {
    assertThatThrownBy(() -> creator.create(Intruder.class))
        .isInstanceOf(PluginException.class)
        .hasMessageContaining("need more than a Logger and a Path");
  }

  @Test
  void anExceptionOfAConstructorIsReportedInOneLine() {
    assertThatThrownBy(() -> creator.create(Failing.class))
        .isInstanceOf(PluginException.class)
        .hasMessageContaining("whose constructor threw IllegalStateException: no map");
  }

  static class Content {}

  record Curious(Path folder, Logger log) {}

  static class Choosy {
    private final Path folder;

    Choosy() {
      this(null);
    }

    Choosy(Path folder) {
      this.folder = folder;
    }
  }

  record Intruder(PluginHost host) {}

  static class Failing {
    Failing() {
      throw new IllegalStateException("no map");
    }
  }
}
