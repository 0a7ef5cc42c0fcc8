package org.bowsprit.insight.tools;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Binder;
import com.google.inject.Guice;
import com.google.inject.Injector;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.insight.ghost.Ghosts;
import org.bowsprit.insight.ghost.RouterComparison;
import org.bowsprit.insight.overlay.InsidePart;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.game.RouterSwitch;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.play.FakeRenderer;
import org.bowsprit.player.play.GameAtPlay;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the keys of the debugging tools in renderers with and without a panel for text. */
class InsideToolsTest {

  private static final int EGO = 1;

  private final TestGame game = new TestGame("walklab", 102);
  private final List<String> requestedIds = new ArrayList<>();
  private final RouterSwitch routers =
      new RouterSwitch(
          game.timedSession(),
          "box-graph",
          List.of("box-graph", "other"),
          id -> {
            requestedIds.add(id);
            return WalkPlanner.of(new BoxGraphProvider());
          });
  private final Ghosts ghosts =
      new Ghosts(
          game.timedSession(), () -> EGO, () -> new RouterComparison(List.of()), Runnable::run);
  private final Settings settings;
  private InsideTools tools;

  InsideToolsTest(@TempDir Path folder) {
    settings =
        Settings.of(new SettingsFile(folder.resolve("settings.toml")), "walklab", line -> {});
  }

  private static Input.Key keyWithAlt(char letter) {
    return new Input.Key(KeyCodes.typed(letter, false, true), false, false, true);
  }

  private void play(FakeRenderer renderer) {
    Injector injector =
        Guice.createInjector(
            game.module(settings, line -> {}, renderer), new InsideModule(), this::bindTestObjects);
    tools = injector.getInstance(InsideTools.class);
    Optional<GameChoice> nextGame = injector.getInstance(GameAtPlay.class).play();
    assertThat(nextGame).isEmpty();
  }

  private void bindTestObjects(Binder binder) {
    binder.bind(RouterSwitch.class).toInstance(routers);
    binder.bind(Ghosts.class).toInstance(ghosts);
  }

  private static FakeRenderer typeLine(FakeRenderer renderer, String text) {
    text.chars().forEach(letter -> renderer.then(new Input.Key(letter)));
    return renderer.then(new Input.Key(KeyCodes.ENTER));
  }

  @Test
  void keysShowAndHidePartsOfTheInsideView() {
    play(
        new FakeRenderer()
            .then(keyWithAlt('i'))
            .then(keyWithAlt('o'), keyWithAlt('z'), keyWithAlt('a'))
            .thenNothing(2));
    assertThat(tools.view().shownParts())
        .containsExactlyInAnyOrder(
            InsidePart.BOXES, InsidePart.WALKS, InsidePart.OBJECTS, InsidePart.PLANES);
    assertThat(game.recordedInput()).as("the input that the game received").isEmpty();
  }

  @Test
  void aKeySelectsTheNextRouterAndEndsTheRecording() {
    play(
        new FakeRenderer()
            .then(keyWithAlt('r'))
            .thenNothing(8)
            .then(keyWithAlt('r'))
            .thenNothing(8)
            .then(new Input.Key('x')));
    assertThat(requestedIds).containsExactly("other", "box-graph");
    assertThat(routers.currentId()).isEqualTo("box-graph");
    assertThat(game.recordedInput()).noneMatch(line -> line.endsWith("key 120"));
  }

  /** A 4:3 picture uses 64 columns of a terminal with 80 columns and 24 rows. */
  @Test
  void everyConsoleLineFitsIntoARowOfATerminal() {
    FakeRenderer terminal =
        new FakeRenderer() {
          @Override
          public boolean ownsTerminal() {
            return true;
          }
        };
    play(typeLine(terminal.then(keyWithAlt('c')), "help").thenNothing(8));
    List<Caption> captions =
        terminal.lastFrame().captions().stream()
            .filter(line -> line.top() > Frame.HEIGHT / 2 - 20)
            .sorted(Comparator.comparingInt(Caption::top))
            .toList();
    assertThat(captions).hasSizeGreaterThan(8).allMatch(line -> line.text().length() <= 63);
    for (int i = 1; i < captions.size(); i++) {
      int distance = captions.get(i).top() - captions.get(i - 1).top();
      assertThat(distance).isGreaterThan(Frame.HEIGHT / 24);
    }
  }

  @Test
  void theConsoleInThePictureReceivesTheKeysUntilEscapeIsPressed() {
    FakeRenderer renderer = new FakeRenderer().then(keyWithAlt('c'));
    typeLine(renderer, "show objects").then(new Input.Key(KeyCodes.ESCAPE));
    play(renderer.then(new Input.Key('x')).thenNothing(2));
    assertThat(tools.view().shownParts()).containsExactly(InsidePart.OBJECTS);
    assertThat(game.recordedInput()).hasSize(1).first().asString().endsWith("key 120");
  }

  @Test
  void theGameHaltsWithinAnIterationFromStopToContinue() {
    FakeRenderer renderer = new FakeRenderer().then(keyWithAlt('c'));
    typeLine(renderer, "stop").thenNothing(30);
    typeLine(renderer, "var 180 5").thenNothing(5);
    long ticksBefore = game.session().ticks();
    typeLine(renderer, "continue");
    play(renderer.thenNothing(60));
    assertThat(game.session().machine().variables().read(180)).isEqualTo(5);
    assertThat(game.session().ticks()).isGreaterThan(ticksBefore + 2);
    assertThat(game.session().fault()).isEmpty();
  }

  @Test
  void quittingWhileTheGameIsStoppedEndsTheGame() {
    FakeRenderer renderer = new FakeRenderer().then(keyWithAlt('c'));
    play(typeLine(renderer, "stop").thenNothing(20));
    assertThat(game.session().fault()).isEmpty();
  }

  @Test
  void theDrawerOpensInThePanelOfTheRenderer() {
    FakePanel panel = new FakePanel();
    FakeRenderer renderer =
        new FakeRenderer() {
          @Override
          public Optional<TextPanel> openPanel(String title) {
            return Optional.of(panel);
          }
        };
    panel.events.add(new PanelEvent.Key(KeyCodes.function(4), false, false, false));
    panel.events.add(new PanelEvent.Press(2, 3));
    play(renderer.then(keyWithAlt('d')).thenNothing(40));
    List<String> text =
        panel.shownPages.get(panel.shownPages.size() - 1).lines().stream()
            .map(line -> line.text())
            .toList();
    assertThat(text.get(0)).contains("[4 variables]", "F1 console");
    assertThat(text).contains("var 1 = 1  VAR_EGO");
    assertThat(text.get(text.size() - 1)).startsWith("> var 1 ");
  }

  @Test
  void theDrawerOpensInThePictureIfTheRendererHasNoPanel() {
    FakeRenderer renderer = new FakeRenderer().thenNothing(5).then(keyWithAlt('d')).thenNothing(12);
    play(renderer.then(new Input.Key(KeyCodes.ESCAPE)).thenNothing(5));
    byte[] pixelsBefore = renderer.presentedFrames().get(2).pixels();
    assertThat(renderer.presentedFrames().get(10).pixels()).isNotEqualTo(pixelsBefore);
  }

  /** A panel that sends the events of the test and stores the pages that it shows. */
  private static final class FakePanel implements TextPanel {

    private final List<PanelEvent> events = new ArrayList<>();
    private final List<PanelPage> shownPages = new ArrayList<>();

    @Override
    public int columns() {
      return 80;
    }

    @Override
    public int rows() {
      return 30;
    }

    @Override
    public void show(PanelPage page) {
      shownPages.add(page);
    }

    @Override
    public void poll(Consumer<? super PanelEvent> consumer) {
      if (!events.isEmpty()) {
        consumer.accept(events.remove(0));
      }
    }

    @Override
    public boolean hasKeyboard() {
      return true;
    }

    @Override
    public void close() {
      events.clear();
    }
  }
}
