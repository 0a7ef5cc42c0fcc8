package org.bowsprit.player.game;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.WorldState;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;

/**
 * The state of a game, carried over to a new build of the game.
 *
 * <p>Variables and bits follow their names. All other things must keep their numbers, because
 * variables can contain them. New objects begin in the state of their declaration. Variables below
 * the first named variable belong to the engine and keep their numbers.
 */
final class CarriedState {

  private static final Set<SymbolType> FOLLOWING = EnumSet.of(SymbolType.VARIABLE, SymbolType.BIT);
  private static final int WORD = 32;

  private final BuiltGame before;
  private final BuiltGame now;
  private final GameState old;
  private final CarriedScripts scripts;

  /**
   * Prepares to carry a state over.
   *
   * @param before the build that was played
   * @param now the build that continues
   * @param old the state of the build that was played
   */
  CarriedState(BuiltGame before, BuiltGame now, GameState old) {
    this.before = before;
    this.now = now;
    this.old = old;
    this.scripts = new CarriedScripts(before, now, old.machine().room());
  }

  /**
   * Returns the names of the scripts that start again. The names are known after a call of {@link
   * #over}.
   */
  List<String> restarted() {
    return scripts.restarted();
  }

  /**
   * Returns the state for the new build.
   *
   * @param fresh the state of the new build after its boot
   * @throws NotCarriedException if the state does not fit the new build
   */
  GameState over(GameState fresh) {
    if (haveOtherScripts() && (before.symbols().isEmpty() || now.symbols().isEmpty())) {
      throw new NotCarriedException("scripts have changed, and no symbol file names their parts");
    }
    requireSameNumbers();
    return new GameState(
        machine(fresh.machine()),
        world(fresh.world()),
        old.session(),
        old.sound(),
        old.picture(),
        old.legByLeg());
  }

  /** Returns whether any script has changed. */
  boolean haveOtherScripts() {
    return !new ScriptsOf(before.resources()).equal(new ScriptsOf(now.resources()));
  }

  private void requireSameNumbers() {
    Map<String, Symbol> named =
        now.symbols().all().stream().collect(Collectors.toMap(CarriedState::key, it -> it));
    for (Symbol each : before.symbols().all()) {
      Symbol same = named.get(key(each));
      boolean isMoved =
          !FOLLOWING.contains(each.type()) && same != null && same.number() != each.number();
      if (isMoved) {
        throw new NotCarriedException(
            "'%s' had number %s and has %s; declare what is new last, or with a number"
                .formatted(each.name(), each.number(), same.number()));
      }
    }
  }

  private static String key(Symbol symbol) {
    return symbol.type() + " " + symbol.name();
  }

  private VmState machine(VmState fresh) {
    VmState state = old.machine();
    return new VmState(
        values(SymbolType.VARIABLE, state.globals(), fresh.globals()),
        bits(state.bits(), fresh.bits()),
        scripts.slots(state.slots()),
        state.cutsceneLevel(),
        scripts.cutscenes(state.cutscenes()),
        state.sentences(),
        state.strings(),
        state.room(),
        state.egoPositioned(),
        state.cursor(),
        state.userput());
  }

  private Ints values(SymbolType type, Ints values, Ints fresh) {
    int[] carried = fresh.toArray();
    int named =
        before.symbols().all().stream()
            .filter(each -> each.type() == type)
            .mapToInt(Symbol::number)
            .min()
            .orElse(values.size());
    for (int i = 0; i < Math.min(named, Math.min(carried.length, values.size())); i++) {
      carried[i] = values.get(i);
    }
    Map<String, Symbol> known = ofType(now, type);
    for (Symbol each : ofType(before, type).values()) {
      Symbol same = known.get(each.name());
      for (int i = 0; same != null && i < Math.min(each.size(), same.size()); i++) {
        carried[same.number() + i] = values.get(each.number() + i);
      }
    }
    return Ints.of(carried);
  }

  private Ints bits(Ints bits, Ints fresh) {
    return packed(values(SymbolType.BIT, unpacked(bits), unpacked(fresh)));
  }

  private static Ints unpacked(Ints bits) {
    int[] single = new int[bits.size() * WORD];
    for (int i = 0; i < single.length; i++) {
      single[i] = bits.get(i / WORD) >>> (i % WORD) & 1;
    }
    return Ints.of(single);
  }

  private static Ints packed(Ints single) {
    int[] bits = new int[single.size() / WORD];
    for (int i = 0; i < single.size(); i++) {
      bits[i / WORD] |= single.get(i) << (i % WORD);
    }
    return Ints.of(bits);
  }

  private static Map<String, Symbol> ofType(BuiltGame game, SymbolType type) {
    return game.symbols().all().stream()
        .filter(each -> each.type() == type)
        .collect(Collectors.toMap(Symbol::name, it -> it));
  }

  private WorldState world(WorldState fresh) {
    WorldState world = old.world();
    return new WorldState(
        world.room(),
        world.roomAliases(),
        world.actors(),
        objects(world.objects(), fresh.objects()),
        new CarriedRoom(before, now, world.room().physical()).over(world.roomObjects()),
        world.inventory(),
        world.names(),
        world.verbs(),
        redrawn(world.view()),
        world.texts());
  }

  /** Returns a view without pending drawings. The whole picture is drawn from the new room. */
  private static WorldState.View redrawn(WorldState.View view) {
    return new WorldState.View(
        view.camera(),
        view.top(),
        view.bottom(),
        view.palette(),
        List.of(),
        view.redraw(),
        view.transitions(),
        view.cursor(),
        view.flashlight());
  }

  private ObjectStates.State objects(ObjectStates.State state, ObjectStates.State fresh) {
    Map<String, Symbol> known = ofType(before, SymbolType.OBJECT);
    List<Integer> added =
        ofType(now, SymbolType.OBJECT).values().stream()
            .filter(each -> !known.containsKey(each.name()))
            .map(Symbol::number)
            .toList();
    Function<Function<ObjectStates.State, Ints>, Ints> table =
        part -> table(part.apply(state), part.apply(fresh), added);
    return new ObjectStates.State(
        table.apply(ObjectStates.State::owners),
        table.apply(ObjectStates.State::states),
        table.apply(ObjectStates.State::classes));
  }

  private static Ints table(Ints old, Ints fresh, List<Integer> added) {
    int[] carried = fresh.toArray();
    for (int i = 0; i < Math.min(carried.length, old.size()); i++) {
      if (!added.contains(i)) {
        carried[i] = old.get(i);
      }
    }
    return Ints.of(carried);
  }
}
