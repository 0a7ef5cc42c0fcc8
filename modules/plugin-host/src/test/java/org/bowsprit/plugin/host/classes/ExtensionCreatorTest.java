package org.bowsprit.plugin.host.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.PluginException;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;

/** Tests which constructor of an extension is called, and with which arguments. */
class ExtensionCreatorTest {

  private static final Path FOLDER = Path.of("state", "plugins", "curious");

  private final ExtensionCreator creator = new ExtensionCreator("curious", FOLDER);

  @Test
  void anExtensionWithoutParametersIsCreated() {
    assertThat(creator.create(ExtensionWithoutParameters.class)).isNotNull();
  }

  @Test
  void theFolderMayBeAParameterBeforeTheLog() {
    ExtensionWithFolderAndLog extension = creator.create(ExtensionWithFolderAndLog.class);

    assertThat(extension.folder()).isEqualTo(FOLDER);
    assertThat(extension.log().getName()).isEqualTo("plugin.curious");
  }

  @Test
  void theConstructorWithTheMostParametersIsCalled() {
    assertThat(creator.create(ExtensionWithTwoConstructors.class).folder).isEqualTo(FOLDER);
  }

  @Test
  void aConstructorWithOtherParametersIsRefused() {
    assertThatThrownBy(() -> creator.create(ExtensionWithHostParameter.class))
        .isInstanceOf(PluginException.class)
        .hasMessageContaining("need more than a Logger and a Path");
  }

  @Test
  void anExceptionOfAConstructorIsReportedInOneLine() {
    assertThatThrownBy(() -> creator.create(ThrowingExtension.class))
        .isInstanceOf(PluginException.class)
        .hasMessageContaining("whose constructor threw IllegalStateException: no map");
  }

  static class ExtensionWithoutParameters {}

  record ExtensionWithFolderAndLog(Path folder, Logger log) {}

  static class ExtensionWithTwoConstructors {
    private final Path folder;

    ExtensionWithTwoConstructors() {
      this(null);
    }

    ExtensionWithTwoConstructors(Path folder) {
      this.folder = folder;
    }
  }

  record ExtensionWithHostParameter(PluginHost host) {}

  static class ThrowingExtension {
    ThrowingExtension() {
      throw new IllegalStateException("no map");
    }
  }
}
