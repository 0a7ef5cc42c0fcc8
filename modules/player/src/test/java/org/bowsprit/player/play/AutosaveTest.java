package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests automatic saves after important events. */
class AutosaveTest {

  private static final int MINUTE = 3_600;

  private final List<String> told = new ArrayList<>();
  private final AtomicInteger alarms = new AtomicInteger();
  private final AtomicLong clock = new AtomicLong();
  private final TestGame game;
  private final Autosave autosave;

  AutosaveTest(@TempDir Path folder) {
    game = new TestGame(folder, "walklab", 0);
    Settings settings =
        Settings.of(new SettingsFile(folder.resolve("settings.toml")), "walklab", told::add);
    SaveTracker tracker = new SaveTracker(game.saves(), game.played());
    Notices notices = mock(Notices.class);
    doAnswer(call -> told.add(call.getArgument(0))).when(notices).tell(any());
    GameAtPlay play = mock(GameAtPlay.class);
    when(play.jiffies()).thenAnswer(call -> clock.get());
    autosave =
        new Autosave(
            tracker,
            game.played(),
            settings,
            notices,
            play,
            new PlayOpening(false, Optional.empty(), false),
            alarms::get);
    autosave.join();
    allowSaving(true);
    game.played().tick();
    tracker.round(false);
  }

  @Test
  void eachAlarmSavesOnce() {
    autosave.round();
    assertThat(saved()).isEmpty();

    alarms.incrementAndGet();
    autosave.round();
    autosave.round();
    assertThat(saved()).containsExactly(SaveSlot.of("auto-1").orElseThrow());

    alarms.incrementAndGet();
    autosave.leave();
    assertThat(saved()).hasSize(2);
    assertThat(told).containsExactly("Autosaved.", "Autosaved.");
  }

  @Test
  void fastModeSavesByThePlayersClock() {
    while (game.session().jiffiesPlayed() < 20 * MINUTE) {
      game.played().tick();
    }
    rounds();
    assertThat(saved()).isEmpty();

    clock.addAndGet(5 * MINUTE);
    rounds();
    rounds();
    assertThat(saved()).hasSize(1);
  }

  private void rounds() {
    for (int i = 0; i < 120; i++) {
      autosave.round();
    }
  }

  @Test
  void anAlarmWaitsUntilTheGameAllowsSaving() {
    allowSaving(false);
    alarms.incrementAndGet();
    autosave.round();
    assertThat(saved()).isEmpty();

    allowSaving(true);
    autosave.round();
    assertThat(saved()).hasSize(1);
  }

  private void allowSaving(boolean allowed) {
    game.session().machine().variables().set(EngineVariable.MAINMENU_KEY, allowed ? 319 : 0);
  }

  private List<SaveSlot> saved() {
    return game.saves().slots().list().stream().map(SaveListing::slot).toList();
  }
}
