package org.bowsprit.environment;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.actors.Actor;
import org.bowsprit.engine.journal.StateHash;
import org.bowsprit.engine.journal.SubsystemHashes;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.world.CarriedObject;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.environment.observation.Observation;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.playtest.play.ClickTargets.ClickableVerb;
import org.bowsprit.playtest.play.Readiness;
import org.bowsprit.render.Caption;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/** Describes the state of a session. Does not change the session. */
final class Observer {

  private final Symbols symbols;
  private final GameSession session;
  private final ClickTargets targets;
  private final WordClassifier wordClassifier;
  private final StateHash hash = new StateHash();

  Observer(
      Symbols symbols, GameSession session, ClickTargets targets, WordClassifier wordClassifier) {
    this.symbols = symbols;
    this.session = session;
    this.targets = targets;
    this.wordClassifier = wordClassifier;
  }

  /**
   * Returns an observation.
   *
   * @param spokenLines the spoken lines to report
   * @param stateToHash the state to hash, including its picture; empty for no hashes
   * @param picture the picture to include; empty for none
   */
  Observation observe(
      List<Observation.SpokenLine> spokenLines,
      Optional<GameState> stateToHash,
      Optional<Observation.Picture> picture) {
    List<ClickableVerb> words = targets.clickableVerbs();
    List<ClickableVerb> lines = choices(words);
    int room = session.world().room();
    return new Observation(
        session.ticks(),
        room,
        symbols.name(SymbolType.ROOM, room).orElse(""),
        ego().orElse(null),
        Readiness.of(session),
        targets.roomObjects().stream().map(this::thing).toList(),
        targets.carriedObjects().stream().map(this::carriedThing).toList(),
        words.stream()
            .filter(word -> !lines.contains(word) && word.hasLetters())
            .map(Observer::word)
            .toList(),
        lines.stream().map(Observer::word).toList(),
        spokenLines,
        sentenceLine(words),
        stateToHash.map(this::hashes).orElse(null),
        picture.orElse(null),
        session.faults().stream().map(ScriptFault::summary).toList());
  }

  /** Returns the dialogue choices that are shown. */
  List<ClickableVerb> choices() {
    return choices(targets.clickableVerbs());
  }

  /** Returns the verbs on the screen, such as "Open". */
  List<ClickableVerb> verbs() {
    List<ClickableVerb> words = targets.clickableVerbs();
    List<ClickableVerb> lines = choices(words);
    return words.stream().filter(word -> !lines.contains(word) && word.hasLetters()).toList();
  }

  private List<ClickableVerb> choices(List<ClickableVerb> words) {
    List<ClickableVerb> wordsWithLetters =
        words.stream().filter(ClickableVerb::hasLetters).toList();
    return Readiness.of(session)
        ? wordClassifier.choices(wordsWithLetters, session::snapshot)
        : List.of();
  }

  private static Observation.Word word(ClickableVerb word) {
    return new Observation.Word(word.verb(), word.label());
  }

  private Optional<Observation.Ego> ego() {
    if (targets.ego() == 0) {
      return Optional.empty();
    }
    Actor ego = session.world().cast().actor(targets.ego());
    return Optional.of(
        new Observation.Ego(
            ego.id(), targets.name(ego.id()), ego.x(), ego.y(), ego.box(), ego.facing()));
  }

  private Observation.Thing thing(int object) {
    LocalObject localObject = session.world().roomObjects().find(object);
    return thing(
        object,
        List.of(localObject.x(), localObject.y(), localObject.width(), localObject.height()),
        localObject.data().code());
  }

  private Observation.Thing carriedThing(int object) {
    CarriedObject carriedObject = session.world().inventory().copyOf(object);
    return thing(
        object,
        List.of(),
        carriedObject == null ? ObjectCode.UNREADABLE : carriedObject.data().code());
  }

  private Observation.Thing thing(int object, List<Integer> rectangle, ObjectCode code) {
    return new Observation.Thing(
        object,
        targets.name(object),
        symbols.name(SymbolType.OBJECT, object).orElse(""),
        rectangle,
        session.world().objects().state(object),
        code.verbs().entries().stream().map(VerbEntries.Entry::verb).distinct().toList());
  }

  /** Returns the sentence line: the text that is neither spoken nor a choice. */
  private String sentenceLine(List<ClickableVerb> words) {
    List<String> spokenLines = session.speechLines().stream().map(Caption::text).toList();
    List<String> choices =
        Stream.concat(
                words.stream().map(ClickableVerb::label),
                targets.carriedObjects().stream().map(targets::name))
            .toList();
    return session.captions().stream()
        .map(Caption::text)
        .filter(text -> !spokenLines.contains(text) && !choices.contains(text))
        .collect(Collectors.joining(" "));
  }

  private Observation.Hashes hashes(GameState state) {
    SubsystemHashes hashes = hash.bySubsystem(state);
    return new Observation.Hashes(
        hex(hashes.vm()),
        hex(hashes.world()),
        hex(hashes.actors()),
        hex(hashes.sound()),
        hex(hashes.picture()));
  }

  private static String hex(long hash) {
    return String.format(Locale.ROOT, "%016x", hash);
  }
}
