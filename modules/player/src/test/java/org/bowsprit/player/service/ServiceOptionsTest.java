package org.bowsprit.player.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.plugin.host.description.WrongOptionException;
import org.bowsprit.service.Option;
import org.bowsprit.service.ServiceProvider;
import org.junit.jupiter.api.Test;

/** Tests the options for two routers. Only one of them declares an option. */
class ServiceOptionsTest {

  private static final ServiceOptions OPTIONS =
      ServiceOptions.of(
          "router",
          List.of(
              new Service("classic", List.of(Option.number("crossing", "How many.", 3, 0, 9))),
              new Service("straight", List.of())));

  private record Service(String id, List<Option> options) implements ServiceProvider {

    @Override
    public String displayName() {
      return id;
    }
  }

  private final List<String> notices = new ArrayList<>();

  private Map<String, String> validValues(
      Map<String, String> typedOptions, String chosenId, Map<String, String> storedOptions) {
    return OPTIONS.validValues(typedOptions, chosenId, storedOptions, notices::add);
  }

  @Test
  void typedOptionsHavePrecedenceOverStoredOptions() {
    assertThat(validValues(Map.of(), "", Map.of("classic.crossing", "4")))
        .containsExactly(Map.entry("classic.crossing", "4"));
    assertThat(validValues(Map.of("crossing", "5"), "classic", Map.of("classic.crossing", "4")))
        .containsExactly(Map.entry("classic.crossing", "5"));
  }

  @Test
  void anOptionWithAnIdBelongsToTheServiceWithThatId() {
    Map<String, String> values = validValues(Map.of("classic.crossing", "5"), "straight", Map.of());

    assertThat(values).containsExactly(Map.entry("classic.crossing", "5"));
    assertThat(ServiceOptions.ofOne("classic", values)).containsExactly(Map.entry("crossing", "5"));
    assertThat(ServiceOptions.ofOne("straight", values)).isEmpty();
  }

  @Test
  void invalidStoredOptionsAreReportedAndIgnored() {
    assertThat(validValues(Map.of(), "", Map.of("classic.crossing", "many"))).isEmpty();
    assertThat(validValues(Map.of(), "", Map.of("straight.crossing", "4"))).isEmpty();
    assertThat(notices)
        .containsExactly(
            "settings: plugin.classic: option crossing cannot be \"many\": expected a whole number"
                + " from 0 to 9",
            "settings: plugin.straight: there is no option crossing; it has no options");
  }

  @Test
  void storedOptionsOfOtherKindsAreIgnoredSilently() {
    assertThat(validValues(Map.of(), "classic", Map.of("window.scale", "2"))).isEmpty();
    assertThat(notices).isEmpty();
  }

  @Test
  void invalidTypedOptionsAreRefused() {
    assertThatThrownBy(() -> validValues(Map.of("crossing", "many"), "classic", Map.of()))
        .isInstanceOf(WrongOptionException.class)
        .hasMessageContaining("router classic: option crossing cannot be \"many\"");
    assertThatThrownBy(() -> validValues(Map.of("crossing", "5"), "", Map.of()))
        .isInstanceOf(WrongOptionException.class)
        .hasMessageContaining("there is no router option crossing; there are classic.crossing");
  }
}
