package org.bowsprit.insight.drawer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.command.ActorCommands;
import org.bowsprit.insight.command.BoxCommands;
import org.bowsprit.insight.command.Evaluator;
import org.bowsprit.insight.command.ObjectCommands;
import org.bowsprit.insight.command.RoomCommands;
import org.bowsprit.insight.command.ScriptCommands;
import org.bowsprit.insight.command.SoundCommands;
import org.bowsprit.insight.command.SourceCommands;
import org.bowsprit.insight.command.SourceNames;
import org.bowsprit.insight.command.StackCommands;
import org.bowsprit.insight.command.StepCommands;
import org.bowsprit.insight.command.VariableCommands;
import org.bowsprit.insight.command.ViewCommands;
import org.bowsprit.insight.command.WatchCommands;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.GameConsole;
import org.bowsprit.insight.console.Prompt;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.insight.source.Expressions;
import org.bowsprit.insight.source.SourceTexts;
import org.bowsprit.insight.stepper.Stepper;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.PlayFont;
import org.bowsprit.player.play.GameAtPlay;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.panel.TextPanel;
import org.bowsprit.vm.debug.Stop;
import org.bowsprit.vm.symbol.Symbols;

/** The console, the drawer and the stepper of a running game. */
public final class DeveloperTools implements Companion {

  private static final String TRACE_PAGE = "trace";
  private static final String SOURCE_PAGE = "source";
  private static final int TRACE_LENGTH = 60;
  private static final int CONSOLE_ROWS = 13;

  private final TimedSession game;
  private final Inks inks;
  private final Texts texts;
  private final Stepper stepper;
  private final SourceNames names;
  private final ScriptCommands scripts;
  private final VariableCommands variables;
  private final ActorCommands actors;
  private final ObjectCommands objects;
  private final SoundCommands sounds;
  private final StepCommands steps;
  private final StackCommands stack;
  private final WatchCommands watches;
  private final SourceCommands sources;
  private final ViewCommands views;
  private final Prompt prompt;
  private final Drawer drawer;
  private final Layers layers;
  private final Actions actions;
  private final Controls controls;
  private final PanelLayer consolePanel;
  private final PanelLayer drawerPanel;

  /**
   * Creates the tools.
   *
   * @param game the game
   * @param views the commands about the view
   * @param inks the colours for drawing in the picture
   * @param symbols the names in the game's sources
   * @param sourceTexts the texts of the game's sources
   * @param expressions the reader of expressions of the sources
   * @param texts the texts of the program
   * @param layers receive the layers of the tools
   * @param actions receive the actions of the keys
   * @param controls handle the player's input
   * @param play the running play, which stops the game for the stepper
   * @param renderer the renderer, which shows the drawer
   * @param letters the player's setting for large text
   */
  public DeveloperTools(
      TimedSession game,
      ViewCommands views,
      Inks inks,
      Symbols symbols,
      SourceTexts sourceTexts,
      Expressions expressions,
      Texts texts,
      Layers layers,
      Actions actions,
      Controls controls,
      GameAtPlay play,
      Renderer renderer,
      PlayFont letters) {
    this.layers = layers;
    this.actions = actions;
    this.controls = controls;
    this.game = game;
    this.views = views;
    this.inks = inks;
    this.texts = texts;
    stepper = new Stepper(game, symbols, sourceTexts.existingFiles(symbols));
    names = new SourceNames(game, symbols);
    scripts = new ScriptCommands(game, names, texts);
    variables = new VariableCommands(game, stepper, names);
    actors = new ActorCommands(game, names, texts);
    objects = new ObjectCommands(game, names, texts);
    sounds = new SoundCommands(game, texts);
    Evaluator evaluator = new Evaluator(game, names, expressions);
    steps = new StepCommands(stepper, this::closeAll, names, evaluator, texts);
    stack = new StackCommands(game, stepper, names, texts);
    watches = new WatchCommands(evaluator, stack, texts);
    sources = new SourceCommands(stepper, stack, scripts, names, sourceTexts, texts);
    prompt = new Prompt(new GameConsole(commands(), texts));
    drawer = new Drawer(prompt, pages(), texts);
    stepper.onStop(this::handleStop);
    stepper.setStandstill(play::stopUntil);
    consolePanel =
        new PanelLayer(
            new ConsoleScreen(prompt),
            PanelLayer.inPicture(inks, CONSOLE_ROWS, renderer),
            letters::isLarge,
            controls::performShortcut);
    drawerPanel =
        new PanelLayer(drawer, opener(renderer), letters::isLarge, controls::performShortcut);
  }

  private List<Command> commands() {
    List<Command> commands = new ArrayList<>();
    commands.addAll(new BoxCommands(() -> game.session().world()).commands());
    commands.addAll(actors.commands());
    commands.addAll(objects.commands());
    commands.addAll(scripts.commands());
    commands.addAll(variables.commands());
    commands.addAll(new RoomCommands(game, names, texts).commands());
    commands.addAll(sounds.commands());
    commands.addAll(steps.commands());
    commands.addAll(stack.commands());
    commands.addAll(watches.commands());
    commands.addAll(sources.commands());
    commands.addAll(views.commands());
    return commands;
  }

  private List<DrawerPage> pages() {
    return List.of(
        new DrawerPage("scripts", scripts::slots, line -> command("script", line, 1)),
        new DrawerPage(TRACE_PAGE, this::trace, line -> "", true),
        new DrawerPage(
            "variables", withHeading("drawer.variables-set", variables::globals), this::assignment),
        new DrawerPage("bits", withHeading("drawer.bits-set", variables::bits), this::assignment),
        new DrawerPage("actors", this::actors, line -> command("actor", line, 0)),
        new DrawerPage("objects", objects::objects, line -> command("object", line, 0)),
        DrawerPage.of("sounds", withHeading("drawer.sounds-heard", sounds::sounds)),
        DrawerPage.of("walks", views::table),
        DrawerPage.of("breaks", withHeading("drawer.breakpoints", steps::breakpoints)),
        new DrawerPage(SOURCE_PAGE, sources::lines, sources::command)
            .withButtons("next", "in", "out", "back", "continue", "stop"),
        new DrawerPage("stack", this::stack, this::stackCommand).withButtons());
  }

  private List<String> stack() {
    List<String> lines = new ArrayList<>(watches.lines());
    lines.addAll(stack.lines());
    return lines;
  }

  private String stackCommand(String line) {
    String command = watches.command(line);
    return command.isEmpty() ? stack.command(line) : command;
  }

  private List<String> actors() {
    return actors.actors(new Arguments("actors", List.of()));
  }

  private Supplier<List<String>> withHeading(String heading, Supplier<List<String>> lines) {
    return () -> {
      List<String> all = new ArrayList<>();
      all.add(texts.of(heading));
      all.addAll(lines.get());
      return all;
    };
  }

  /**
   * Returns a command followed by the number in a line; empty if the word at that position is not a
   * number.
   */
  private static String command(String command, String line, int word) {
    String[] words = line.strip().split("\\s+", 0);
    return words.length > word && words[word].matches("\\d+")
        ? command + " " + words[word] + " "
        : "";
  }

  /** Converts {@code var 104 = 5 …} to {@code var 104 5}. */
  private String assignment(String line) {
    String[] words = line.split("\\s+", 0);
    return words.length > 3 ? words[0] + " " + words[1] + " " + words[3] : "";
  }

  private List<String> trace() {
    List<String> lines = new ArrayList<>();
    Optional<Stop> stop = stepper.stop();
    lines.add(texts.of(stop.isPresent() ? "drawer.trace-stopped" : "drawer.trace-heading"));
    for (String line : scripts.trace(TRACE_LENGTH)) {
      lines.add(" " + line);
    }
    if (stop.isPresent() && lines.size() > 1) {
      int lastIndex = lines.size() - 1;
      lines.set(lastIndex, ">" + lines.get(lastIndex).substring(1));
    }
    return lines;
  }

  @Override
  public void join() {
    layers.add(drawerPanel);
    layers.add(consolePanel);
    actions.on(HostAction.CONSOLE, consolePanel::toggle).on(HostAction.DRAWER, this::toggleDrawer);
    controls.ignoreFocusWhile(drawerPanel::hasOwnWindow);
  }

  private void toggleDrawer() {
    stepper.watch();
    drawerPanel.toggle();
  }

  @Override
  public void round() {
    stepper.round();
    drawerPanel.round();
    consolePanel.round();
  }

  private Supplier<TextPanel> opener(Renderer renderer) {
    return () ->
        renderer
            .openPanel(texts.of("drawer.title"))
            .orElseGet(PanelLayer.inPicture(inks, FramePanel.ALL_ROWS, renderer));
  }

  /** Closes the drawer, so that another panel can be opened. */
  public void closeDrawer() {
    drawerPanel.close();
  }

  private void closeAll() {
    consolePanel.releaseFocus();
    drawerPanel.releaseFocus();
  }

  private void handleStop(Stop stop) {
    stop.next().ifPresent(next -> prompt.transcript().add(scripts.line(next)));
    // Between two scripts there is no current statement, so the page shows the instructions that
    // were executed before.
    drawer.select(stack.frame().code() == null ? TRACE_PAGE : SOURCE_PAGE);
    if (!consolePanel.isOpen()) {
      drawerPanel.open();
    }
  }
}
