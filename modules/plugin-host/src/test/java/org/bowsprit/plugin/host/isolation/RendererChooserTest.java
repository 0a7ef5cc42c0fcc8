package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.mock;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.junit.jupiter.api.Test;

/** Tests which of several renderers is opened. */
class RendererChooserTest {

  private final List<String> reports = new ArrayList<>();
  private final Renderer openedRenderer = mock(Renderer.class);

  private record FakeProvider(String id, int preference, Availability probe, Renderer renderer)
      implements RendererProvider {

    @Override
    public String displayName() {
      return id;
    }

    @Override
    public Renderer open(DisplaySettings settings) throws RendererException {
      if (renderer == null) {
        throw new RendererException("it breaks");
      }
      return renderer;
    }
  }

  private final FakeProvider goodProvider =
      new FakeProvider("good", 10, Availability.yes(), openedRenderer);
  private final FakeProvider betterProvider =
      new FakeProvider("better", 20, Availability.yes(), mock(Renderer.class));
  private final FakeProvider brokenProvider =
      new FakeProvider("broken", 30, Availability.yes(), null);
  private final FakeProvider unavailableProvider =
      new FakeProvider("absent", 40, Availability.no("no screen"), openedRenderer);
  private final FakeProvider providerWithoutPreference =
      new FakeProvider("unasked", 0, Availability.yes(), openedRenderer);

  @Test
  void theRendererWithTheHighestPreferenceIsUsed() throws RendererException {
    assertThat(open("", goodProvider, betterProvider).id()).isEqualTo("better");
    assertThat(reports).isEmpty();
  }

  @Test
  void aFailingRendererIsSkippedAndTheReasonIsReported() throws RendererException {
    assertThat(open("", goodProvider, brokenProvider, unavailableProvider).id()).isEqualTo("good");
    assertThat(reports).containsExactly("absent: no screen", "broken: it breaks");
  }

  @Test
  void theRequestedRendererIsTriedFirst() throws RendererException {
    assertThat(open("good", goodProvider, betterProvider).id()).isEqualTo("good");
    assertThat(open("broken", goodProvider, brokenProvider).id()).isEqualTo("good");
  }

  @Test
  void aRendererWithoutPreferenceIsUsedOnlyOnRequest() throws RendererException {
    assertThat(open("unasked", providerWithoutPreference, betterProvider).id())
        .isEqualTo("unasked");
    assertThatThrownBy(() -> open("", providerWithoutPreference, unavailableProvider))
        .isInstanceOf(RendererException.class)
        .hasMessage("no renderer could be opened (absent: no screen)");
    assertThat(reports).as("the reports in addition to the exception with the reasons").isEmpty();
  }

  @Test
  void anUnknownNameIsRefusedAndTheMessageContainsTheKnownNames() {
    assertThatThrownBy(() -> open("cinema", goodProvider, betterProvider))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no renderer 'cinema'; there are better, good");
  }

  private RendererChooser.Choice open(String id, RendererProvider... providers)
      throws RendererException {
    return new RendererChooser(List.of(providers), reports::add).open(id, DisplaySettings.DEFAULT);
  }
}
