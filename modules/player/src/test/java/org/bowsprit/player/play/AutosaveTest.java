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

/** Tests automatic saves, which are made after important events (alarms) and at intervals. */
class AutosaveTest {

  private static final int JIFFIES_PER_MINUTE = 3_600;

  private final List<String> messages = new ArrayList<>();
  private final AtomicInteger alarmCount = new AtomicInteger();
  private final AtomicLong clock = new AtomicLong();
  private final TestGame game;
  private final Autosave autosave;

  AutosaveTest(@TempDir Path folder) {
    game = new TestGame(folder, "walklab", 0);
    Settings settings =
        Settings.of(new SettingsFile(folder.resolve("settings.toml")), "walklab", messages::add);
    SaveTracker tracker = new SaveTracker(game.saves(), game.timedSession());
    Notices notices = mock(Notices.class);
    doAnswer(call -> messages.add(call.getArgument(0))).when(notices).showAndNote(any());
    GameAtPlay gameAtPlay = mock(GameAtPlay.class);
    when(gameAtPlay.jiffies()).thenAnswer(call -> clock.get());
    autosave =
        new Autosave(
            tracker,
            game.timedSession(),
            settings,
            notices,
            gameAtPlay,
            new PlayOpening(false, Optional.empty(), false),
            alarmCount::get);
    autosave.join();
    allowSaving(true);
    game.timedSession().tick();
    tracker.round(false);
  }

  @Test
  void theGameIsSavedOnceForEachAlarm() {
    autosave.round();
    assertThat(usedSlots()).isEmpty();

    alarmCount.incrementAndGet();
    autosave.round();
    autosave.round();
    assertThat(usedSlots()).containsExactly(SaveSlot.of("auto-1").orElseThrow());

    alarmCount.incrementAndGet();
    autosave.leave();
    assertThat(usedSlots()).hasSize(2);
    assertThat(messages).containsExactly("Autosaved.", "Autosaved.");
  }

  @Test
  void inFastModeTheIntervalIsMeasuredByTheClockOfThePlayer() {
    while (game.session().jiffiesPlayed() < 20 * JIFFIES_PER_MINUTE) {
      game.timedSession().tick();
    }
    runRounds();
    assertThat(usedSlots()).isEmpty();

    clock.addAndGet(5 * JIFFIES_PER_MINUTE);
    runRounds();
    runRounds();
    assertThat(usedSlots()).hasSize(1);
  }

  private void runRounds() {
    for (int i = 0; i < 120; i++) {
      autosave.round();
    }
  }

  @Test
  void afterAnAlarmTheGameIsSavedAsSoonAsItAllowsSaving() {
    allowSaving(false);
    alarmCount.incrementAndGet();
    autosave.round();
    assertThat(usedSlots()).isEmpty();

    allowSaving(true);
    autosave.round();
    assertThat(usedSlots()).hasSize(1);
  }

  private void allowSaving(boolean isAllowed) {
    game.session().machine().variables().set(EngineVariable.MAINMENU_KEY, isAllowed ? 319 : 0);
  }

  private List<SaveSlot> usedSlots() {
    return game.saves().slots().list().stream().map(SaveListing::slot).toList();
  }
}
