package org.bowsprit.player.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.service.Option;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the stored options of a renderer and an audio service that have the same id. */
class OptionOwnersTest {

  private final PluginHost host = mock(PluginHost.class);
  private final OptionOwners owners = new OptionOwners(host);
  private final List<String> notices = new ArrayList<>();

  @BeforeEach
  void installServices() {
    when(host.installed())
        .thenReturn(
            List.of(installedService("renderer", "blur"), installedService("audio", "delay")));
  }

  private static InstalledProvider installedService(String kind, String ownOption) {
    List<Option> options =
        List.of(
            Option.number(ownOption, "Its own.", 1, 0, 9), Option.flag("loud", "Of both.", false));
    return new InstalledProvider(
        kind, "demo", "Demo", InstalledProvider.BUILT_IN, options, new Object());
  }

  private Map<String, String> storedOptionsFor(String kind, String name) {
    return owners.storedOptionsFor(kind, Map.of(name, "1"), notices::add);
  }

  @Test
  void anOptionBelongsToTheServiceThatDeclaresIt() {
    assertThat(storedOptionsFor("audio", "demo.delay"))
        .containsExactly(Map.entry("demo.delay", "1"));
    assertThat(storedOptionsFor("renderer", "demo.delay")).isEmpty();
    assertThat(notices).isEmpty();
  }

  @Test
  void anOptionOfTwoServicesBelongsToNeitherAndIsReportedOnce() {
    assertThat(storedOptionsFor("audio", "demo.loud")).isEmpty();
    assertThat(storedOptionsFor("renderer", "demo.loud")).isEmpty();
    assertThat(notices)
        .containsExactly(
            "settings: plugin.demo.loud: renderer and audio demo both have this option, so it"
                + " cannot be stored; give it at each start by --renderer-option or --audio-option");
  }

  @Test
  void anUndeclaredOptionIsPassedOnlyToTheFirstService() {
    assertThat(storedOptionsFor("renderer", "demo.blurr")).containsOnlyKeys("demo.blurr");
    assertThat(storedOptionsFor("audio", "demo.blurr")).isEmpty();
  }

  @Test
  void optionsOfAnUninstalledServiceAreReturned() {
    assertThat(storedOptionsFor("renderer", "gone.blur")).containsOnlyKeys("gone.blur");
    assertThat(storedOptionsFor("audio", "gone")).containsOnlyKeys("gone");
    assertThat(notices).isEmpty();
  }
}
