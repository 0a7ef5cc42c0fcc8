package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.state.Waiting;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.render.Caption;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockito.InOrder;

/** Tests the effects of keys, pads and the window on a running game. */
class PlayInputTest {

  private static final Path DROPPED = LabGames.folder("oplab");

  private final TestGame game = new TestGame();
  private final FakeRenderer renderer = new FakeRenderer();
  private final AudioDevice device = device();
  private final SoundCard card = new SoundCard(device);
  private final List<String> notes = new ArrayList<>();
  private final Library library = mock(Library.class);
  private final GamePreviews previews =
      new GamePreviews(mock(GameCatalog.class), mock(SaveFolder.class), one -> null, task -> {});
  private final Settings settings;
  private final Path folder;

  PlayInputTest(@TempDir Path folder) {
    this.folder = folder;
    SettingsFile file = new SettingsFile(folder.resolve("settings.toml"));
    settings = Settings.of(file, "walklab", notes::add);
    settings.override(Setting.PICTURES, folder.toString());
  }

  @Test
  void f11TogglesFullScreen() {
    play(renderer.then(key(KeyCodes.function(11))));
    assertThat(renderer.settings().fullscreen()).isTrue();
    play(renderer.then(key(KeyCodes.function(11))));
    assertThat(renderer.settings().fullscreen()).isFalse();
  }

  @Test
  void altXChangesThePixelShapeAndAltETheFilter() {
    play(renderer.then(alt('x'), alt('e')));
    assertThat(renderer.settings().aspect()).isEqualTo(Aspect.SQUARE);
    assertThat(renderer.settings().filter()).isEqualTo("soft");
    play(renderer.then(alt('x'), alt('e')));
    assertThat(renderer.settings().aspect()).isEqualTo(Aspect.CORRECTED);
    assertThat(renderer.settings().filter()).isEqualTo("nearest");
  }

  @Test
  void theProgramsKeysDoNotReachTheGame() {
    play(renderer.then(key(KeyCodes.F12), key('n')));
    assertThat(game.recordedInput()).containsExactly("0 key 110");
    assertThat(notes).containsExactly("Screenshot: " + folder.resolve("bowsprit-001.png"));
    assertThat(folder.resolve("bowsprit-001.png")).isRegularFile();
  }

  @Test
  void aVerbsKeyReachesAGameWithoutThatVerb() {
    play(renderer.then(key('q')));
    assertThat(game.recordedInput()).containsExactly("0 key 113");
  }

  @Test
  void altQLeaves() {
    play(renderer.then().then(alt('q')).thenNothing(50));
    assertThat(renderer.presentedFrames()).hasSize(2);
  }

  @Test
  void aPauseDimsAndSilencesTheGameUntilAKeyIsPressed() {
    renderer.thenNothing(4).then(alt('p')).thenNothing(20);
    play(renderer.then(key('x')).thenNothing(3));

    assertThat(renderer.presentedFrames().get(10).palette())
        .isNotEqualTo(renderer.last().palette());
    assertThat(game.recordedInput()).isEmpty();
    InOrder order = inOrder(device);
    order.verify(device).pause(true);
    order.verify(device).pause(false);
  }

  @Test
  void thePauseKeyOfTheGamePausesIt() {
    game.session().machine().variables().set(EngineVariable.PAUSE_KEY, KeyCodes.SPACE);
    play(renderer.thenNothing(10).then(key(KeyCodes.SPACE)).thenNothing(10));

    assertThat(game.session().waiting()).map(Waiting::kind).contains(Waiting.Kind.PAUSE);
  }

  @Test
  void aPressMovesThePointerToItsPosition() {
    play(renderer.then(new Input.Press(50, 60, Input.Button.LEFT)).thenNothing(2));

    assertThat(renderer.last().cursorX()).isEqualTo(50);
    assertThat(renderer.last().cursorY()).isEqualTo(60);
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
    assertThat(game.recordedInput())
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
        .isBetween(5L * GameAtPlay.FAST_TICKS, 5L * GameAtPlay.FAST_TICKS + 2);
  }

  @Test
  void theWheelPressesTheArrowKeysOfTheGame() {
    play(renderer.then(new HostEvent.Wheel(1), new HostEvent.Wheel(-1)));
    assertThat(game.recordedInput()).containsExactly("0 key 328", "0 key 336");
  }

  @Test
  void aGameIsMutedWhileItHasNoFocus() {
    SoundCard mockCard = mock(SoundCard.class);
    when(mockCard.volumes()).thenReturn(Volumes.DEFAULT);
    play(
        renderer.then(new HostEvent.Focus(false)).then(new HostEvent.Focus(true)),
        new Loudspeaker(mockCard, device));
    InOrder order = inOrder(mockCard);
    order.verify(mockCard).setVolumes(Volumes.DEFAULT.withMaster(0));
    order.verify(mockCard).setVolumes(Volumes.DEFAULT);
  }

  @Test
  void aGameCanPauseWhileItHasNoFocus() {
    settings.override(Setting.FOCUS_LOSS, "pause");
    play(
        renderer
            .then(new HostEvent.Focus(false))
            .thenNothing(10)
            .then(new HostEvent.Focus(true))
            .thenNothing(2));
    assertThat(game.session().ticks()).isEqualTo(1);
  }

  @Test
  void aGameCanContinueWhileItHasNoFocus() {
    settings.override(Setting.FOCUS_LOSS, "continue");
    play(renderer.then(new HostEvent.Focus(false)).thenNothing(10));
    assertThat(game.session().ticks()).isPositive();
    verify(device, never()).pause(true);
  }

  @Test
  void aDroppedGameIsPlayedInstead() {
    renderer.then(new HostEvent.DropFile(DROPPED)).thenNothing(50);
    when(library.examineDrop(eq(DROPPED), any()))
        .thenReturn(new Library.DropResult(Optional.of(DROPPED), "", false));
    assertThat(playWith(renderer, new Loudspeaker(card, device)))
        .contains(GameChoice.fromBeginning(DROPPED));
    assertThat(renderer.presentedFrames()).hasSize(1);
  }

  @Test
  void anotherDroppedFileIsRefusedWithAMessage() {
    renderer.then(new HostEvent.DropFile(DROPPED)).thenNothing(5);
    when(library.examineDrop(eq(DROPPED), any()))
        .thenReturn(new Library.DropResult(Optional.empty(), "No game.", false));
    assertThat(playWith(renderer, new Loudspeaker(card, device))).isEmpty();
    assertThat(renderer.presentedFrames()).hasSize(7);
    assertThat(notes).containsExactly("No game.");
  }

  @Test
  void messagesOfTheRendererAreShown() {
    play(renderer.then(new HostEvent.Notice("no such monitor")));
    assertThat(notes).containsExactly("no such monitor");
  }

  @Test
  void theWelcomeInATerminalDoesNotMentionTheWindow() {
    FakeRenderer terminal =
        new FakeRenderer() {
          @Override
          public boolean ownsTerminal() {
            return true;
          }
        };
    Loudspeaker sound = new Loudspeaker(card, device);
    TestGame.play(
        game.module(settings, notes::add, terminal.thenNothing(3), sound)
            .offerGames(
                new GameSource(library, previews, path -> null, any -> settings, folder -> false),
                false)
            .welcome(true));
    assertThat(terminal.last().captions())
        .extracting(Caption::text)
        .anyMatch(line -> line.contains("Alt+Q"))
        .noneMatch(line -> line.contains("window"));
  }

  private void play(FakeRenderer shown) {
    play(shown, new Loudspeaker(card, device));
  }

  private void play(FakeRenderer shown, Loudspeaker sound) {
    assertThat(playWith(shown, sound)).isEmpty();
  }

  private Optional<GameChoice> playWith(FakeRenderer shown, Loudspeaker sound) {
    return TestGame.play(
        game.module(settings, notes::add, shown, sound)
            .offerGames(
                new GameSource(library, previews, path -> null, any -> settings, folder -> false),
                false));
  }

  private static Input alt(char letter) {
    return new Input.Key(KeyCodes.typed(letter, false, true), false, false, true);
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
