package org.bowsprit.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.engine.Waiting;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockito.InOrder;

/** What keys, pads and the window do to a game at play. */
class PlayingTest {

  private static final Path DROPPED = Path.of("monkey2.zip");

  private final TestGame game = new TestGame();
  private final FakeRenderer renderer = new FakeRenderer();
  private final AudioDevice device = device();
  private final SoundCard card = new SoundCard(device);
  private final List<String> notes = new ArrayList<>();
  private FocusLoss focusLoss = FocusLoss.MUTE;
  @TempDir private Path folder;

  @Test
  void f11IsFullScreenAndBack() {
    play(renderer.then(key(KeyCodes.function(11))));
    assertThat(renderer.settings().fullscreen()).isTrue();
    play(renderer.then(key(KeyCodes.function(11))));
    assertThat(renderer.settings().fullscreen()).isFalse();
  }

  @Test
  void controlAChangesThePixelsShapeAndControlSTheFilter() {
    play(
        renderer.then(
            key(KeyCodes.typed('a', true, false)), key(KeyCodes.typed('s', true, false))));
    assertThat(renderer.settings().aspect()).isEqualTo(Aspect.SQUARE);
    assertThat(renderer.settings().filter()).isEqualTo("soft");
    play(
        renderer.then(
            key(KeyCodes.typed('a', true, false)), key(KeyCodes.typed('s', true, false))));
    assertThat(renderer.settings().aspect()).isEqualTo(Aspect.CORRECTED);
    assertThat(renderer.settings().filter()).isEqualTo("nearest");
  }

  @Test
  void theProgramsKeysAreNotTheGames() {
    play(renderer.then(key(KeyCodes.F12), key('n')));
    assertThat(game.recorded()).containsExactly("0 key 110");
    assertThat(notes).containsExactly("screenshot bowsprit-001.png");
    assertThat(folder.resolve("bowsprit-001.png")).isRegularFile();
  }

  @Test
  void controlQLeaves() {
    play(renderer.then().then(key(KeyCodes.typed('q', true, false))).thenNothing(50));
    assertThat(renderer.shown()).hasSize(2);
  }

  @Test
  void aPausedGameStandsDimAndSilentUntilAKeyThatItDoesNotHear() {
    renderer.thenNothing(4).then(key(KeyCodes.typed('p', true, false))).thenNothing(20);
    play(renderer.then(key('x')).thenNothing(3));

    assertThat(renderer.shown().get(10).palette()).isNotEqualTo(renderer.last().palette());
    assertThat(game.recorded()).isEmpty();
    InOrder order = inOrder(device);
    order.verify(device).pause(true);
    order.verify(device).pause(false);
  }

  @Test
  void aGameThatWantsAPauseGetsIt() {
    game.session().machine().variables().set(EngineVariable.PAUSE_KEY, KeyCodes.SPACE);
    play(renderer.thenNothing(10).then(key(KeyCodes.SPACE)).thenNothing(10));

    assertThat(game.session().waiting()).map(Waiting::kind).contains(Waiting.Kind.PAUSE);
  }

  @Test
  void aPadMovesThePointerAndClicks() {
    play(
        renderer
            .then(new HostEvent.Stick(0, 1, 0))
            .thenNothing(29)
            .then(new HostEvent.Stick(0, 0, 0), pad(PadButton.SOUTH, true))
            .then(
                pad(PadButton.SOUTH, false), pad(PadButton.WEST, true), pad(PadButton.BACK, true)));

    assertThat(game.session().mouseX()).isEqualTo(104 + 80);
    assertThat(game.recorded())
        .anyMatch(line -> line.endsWith(" 184 56 LD"))
        .anyMatch(line -> line.endsWith(" 184 56 LU"))
        .anyMatch(line -> line.endsWith(" key 46"))
        .anyMatch(line -> line.endsWith(" key 27"));
  }

  @Test
  void aShoulderButtonPlaysFastWhileHeld() {
    play(
        renderer
            .then(pad(PadButton.RIGHT_SHOULDER, true))
            .thenNothing(4)
            .then(pad(PadButton.RIGHT_SHOULDER, false)));
    assertThat(game.session().ticks())
        .isBetween(5L * PlayLoop.FAST_TICKS, 5L * PlayLoop.FAST_TICKS + 2);
  }

  @Test
  void theWheelIsTheGamesArrows() {
    play(renderer.then(new HostEvent.Wheel(1), new HostEvent.Wheel(-1)));
    assertThat(game.recorded()).containsExactly("0 key 328", "0 key 336");
  }

  @Test
  void withoutTheKeyboardAGameIsSilent() {
    SoundCard listened = mock(SoundCard.class);
    when(listened.volumes()).thenReturn(Volumes.USUAL);
    play(
        renderer.then(new HostEvent.Focus(false)).then(new HostEvent.Focus(true)),
        new Loudspeaker(listened, device));
    InOrder order = inOrder(listened);
    order.verify(listened).setVolumes(Volumes.USUAL.withMaster(0));
    order.verify(listened).setVolumes(Volumes.USUAL);
  }

  @Test
  void orItPausesUntilThePlayerComesBack() {
    focusLoss = FocusLoss.PAUSE;
    play(
        renderer
            .then(new HostEvent.Focus(false))
            .thenNothing(10)
            .then(new HostEvent.Focus(true))
            .thenNothing(2));
    assertThat(game.session().ticks()).isEqualTo(1);
  }

  @Test
  void orItGoesOnAsIfNothingWere() {
    focusLoss = FocusLoss.CONTINUE;
    play(renderer.then(new HostEvent.Focus(false)).thenNothing(10));
    assertThat(game.session().ticks()).isPositive();
    verify(device, never()).pause(true);
  }

  @Test
  void aGameThatIsDroppedIsPlayedInstead() {
    renderer.then(new HostEvent.DropFile(DROPPED)).thenNothing(50);
    assertThat(play(renderer, file -> true, new Loudspeaker(card, device))).contains(DROPPED);
    assertThat(renderer.shown()).hasSize(1);
  }

  @Test
  void anythingElseDroppedIsLetFall() {
    renderer.then(new HostEvent.DropFile(DROPPED)).thenNothing(5);
    assertThat(play(renderer, file -> false, new Loudspeaker(card, device))).isEmpty();
    assertThat(renderer.shown()).hasSize(7);
  }

  @Test
  void whatTheRendererHasToTellIsTold() {
    play(renderer.then(new HostEvent.Notice("no such monitor")));
    assertThat(notes).containsExactly("no such monitor");
  }

  private void play(FakeRenderer shown) {
    play(shown, new Loudspeaker(card, device));
  }

  private void play(FakeRenderer shown, Loudspeaker sound) {
    assertThat(play(shown, file -> false, sound)).isEmpty();
  }

  private Optional<Path> play(FakeRenderer shown, Predicate<Path> playable, Loudspeaker sound) {
    Preferences preferences = new Preferences(KeyMap.USUAL, focusLoss, folder);
    return new Playing(game.played(), game.pause(), sound, preferences, notes::add)
        .play(shown, new JiffyPacer(new SteadyClock()), playable);
  }

  private static Input key(int code) {
    return new Input.Key(code);
  }

  private static HostEvent pad(PadButton button, boolean down) {
    return new HostEvent.Pad(0, button, down);
  }

  private static AudioDevice device() {
    AudioDevice device = mock(AudioDevice.class);
    when(device.sampleRate()).thenReturn(44_100);
    return device;
  }
}
