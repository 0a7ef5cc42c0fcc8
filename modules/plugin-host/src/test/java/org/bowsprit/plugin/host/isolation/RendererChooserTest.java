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

class RendererChooserTest {

  private final List<String> notes = new ArrayList<>();
  private final Renderer window = mock(Renderer.class);

  private record Fake(String id, int preference, Availability probe, Renderer renderer)
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

  private final Fake good = new Fake("good", 10, Availability.yes(), window);
  private final Fake better = new Fake("better", 20, Availability.yes(), mock(Renderer.class));
  private final Fake broken = new Fake("broken", 30, Availability.yes(), null);
  private final Fake absent = new Fake("absent", 40, Availability.no("no screen"), window);
  private final Fake onRequest = new Fake("unasked", 0, Availability.yes(), window);

  @Test
  void theBestWorkingRendererIsUsed() throws RendererException {
    assertThat(open("", good, better).id()).isEqualTo("better");
    assertThat(notes).isEmpty();
  }

  @Test
  void aFailingRendererIsSkippedWithItsReason() throws RendererException {
    assertThat(open("", good, broken, absent).id()).isEqualTo("good");
    assertThat(notes).containsExactly("absent: no screen", "broken: it breaks");
  }

  @Test
  void theNamedRendererTakesPrecedence() throws RendererException {
    assertThat(open("good", good, better).id()).isEqualTo("good");
    assertThat(open("broken", good, broken).id()).isEqualTo("good");
  }

  @Test
  void aRendererWithoutPreferenceIsUsedOnlyWhenNamed() throws RendererException {
    assertThat(open("unasked", onRequest, better).id()).isEqualTo("unasked");
    assertThatThrownBy(() -> open("", onRequest, absent))
        .isInstanceOf(RendererException.class)
        .hasMessage("no renderer could be opened (absent: no screen)");
    assertThat(notes).as("the reasons are reported once").isEmpty();
  }

  @Test
  void anUnknownNameIsRefusedAndTheMessageContainsTheKnownNames() {
    assertThatThrownBy(() -> open("cinema", good, better))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no renderer 'cinema'; there are better, good");
  }

  private RendererChooser.Choice open(String wanted, RendererProvider... providers)
      throws RendererException {
    return new RendererChooser(List.of(providers), notes::add)
        .open(wanted, DisplaySettings.DEFAULT);
  }
}
