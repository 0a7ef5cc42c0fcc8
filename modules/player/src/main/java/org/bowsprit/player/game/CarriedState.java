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
 * Carries the state of a game over to a new build of the game.
 *
 * <p>Variables and bits are matched by name. The numbers of all other symbols must be the same in
 * both builds, because variables can contain them. New objects begin in the state that their
 * declaration gives. Variables below the first named variable belong to the engine and keep their
 * numbers.
 */
final class CarriedState {

  private static final Set<SymbolType> MATCHED_BY_NAME =
      EnumSet.of(SymbolType.VARIABLE, SymbolType.BIT);
  private static final int BITS_PER_WORD = 32;

  private final BuiltGame oldBuild;
  private final BuiltGame newBuild;
  private final GameState oldState;
  private final CarriedScripts scripts;

  /**
   * Prepares to carry a state over.
   *
   * @param oldBuild the build that was played
   * @param newBuild the build that continues
   * @param oldState the state of the build that was played
   */
  CarriedState(BuiltGame oldBuild, BuiltGame newBuild, GameState oldState) {
    this.oldBuild = oldBuild;
    this.newBuild = newBuild;
    this.oldState = oldState;
    this.scripts = new CarriedScripts(oldBuild, newBuild, oldState.machine().room());
  }

  /**
   * Returns the names of the scripts that start again. The list is complete after a call of {@link
   * #carryOver}.
   */
  List<String> restartedScripts() {
    return scripts.restartedScripts();
  }

  /**
   * Returns the state for the new build.
   *
   * @param newState the state of the new build after its boot script
   * @throws NotCarriedException if the state does not fit the new build
   */
  GameState carryOver(GameState newState) {
    if (hasChangedScripts() && (oldBuild.symbols().isEmpty() || newBuild.symbols().isEmpty())) {
      throw new NotCarriedException("scripts have changed, and there is no symbol file");
    }
    requireSameNumbers();
    return new GameState(
        machine(newState.machine()),
        world(newState.world()),
        oldState.session(),
        oldState.sound(),
        oldState.picture(),
        oldState.legByLeg());
  }

  /** Returns whether any script has changed. */
  boolean hasChangedScripts() {
    return !new GameScripts(oldBuild.resources()).isEqualTo(new GameScripts(newBuild.resources()));
  }

  private void requireSameNumbers() {
    Map<String, Symbol> newSymbols =
        newBuild.symbols().all().stream().collect(Collectors.toMap(CarriedState::key, it -> it));
    for (Symbol oldSymbol : oldBuild.symbols().all()) {
      Symbol newSymbol = newSymbols.get(key(oldSymbol));
      boolean hasOtherNumber =
          !MATCHED_BY_NAME.contains(oldSymbol.type())
              && newSymbol != null
              && newSymbol.number() != oldSymbol.number();
      if (hasOtherNumber) {
        throw new NotCarriedException(
            "'%s' had number %s and has %s; declare new names last, or with a number"
                .formatted(oldSymbol.name(), oldSymbol.number(), newSymbol.number()));
      }
    }
  }

  private static String key(Symbol symbol) {
    return symbol.type() + " " + symbol.name();
  }

  private VmState machine(VmState newState) {
    VmState state = oldState.machine();
    return new VmState(
        values(SymbolType.VARIABLE, state.globals(), newState.globals()),
        bits(state.bits(), newState.bits()),
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

  private Ints values(SymbolType type, Ints values, Ints newValues) {
    int[] carriedValues = newValues.toArray();
    int firstNamed =
        oldBuild.symbols().all().stream()
            .filter(oldSymbol -> oldSymbol.type() == type)
            .mapToInt(Symbol::number)
            .min()
            .orElse(values.size());
    for (int i = 0; i < Math.min(firstNamed, Math.min(carriedValues.length, values.size())); i++) {
      carriedValues[i] = values.get(i);
    }
    Map<String, Symbol> newSymbols = ofType(newBuild, type);
    for (Symbol oldSymbol : ofType(oldBuild, type).values()) {
      Symbol newSymbol = newSymbols.get(oldSymbol.name());
      for (int i = 0; newSymbol != null && i < Math.min(oldSymbol.size(), newSymbol.size()); i++) {
        carriedValues[newSymbol.number() + i] = values.get(oldSymbol.number() + i);
      }
    }
    return Ints.of(carriedValues);
  }

  private Ints bits(Ints bits, Ints newBits) {
    return pack(values(SymbolType.BIT, unpack(bits), unpack(newBits)));
  }

  private static Ints unpack(Ints bits) {
    int[] bitValues = new int[bits.size() * BITS_PER_WORD];
    for (int i = 0; i < bitValues.length; i++) {
      bitValues[i] = bits.get(i / BITS_PER_WORD) >>> (i % BITS_PER_WORD) & 1;
    }
    return Ints.of(bitValues);
  }

  private static Ints pack(Ints bitValues) {
    int[] bits = new int[bitValues.size() / BITS_PER_WORD];
    for (int i = 0; i < bitValues.size(); i++) {
      bits[i / BITS_PER_WORD] |= bitValues.get(i) << (i % BITS_PER_WORD);
    }
    return Ints.of(bits);
  }

  private static Map<String, Symbol> ofType(BuiltGame game, SymbolType type) {
    return game.symbols().all().stream()
        .filter(each -> each.type() == type)
        .collect(Collectors.toMap(Symbol::name, it -> it));
  }

  private WorldState world(WorldState newState) {
    WorldState world = oldState.world();
    return new WorldState(
        world.room(),
        world.roomAliases(),
        world.actors(),
        objects(world.objects(), newState.objects()),
        new CarriedRoom(oldBuild, newBuild, world.room().physical()).carryOver(world.roomObjects()),
        world.inventory(),
        world.names(),
        world.verbs(),
        withoutPendingDrawings(world.view()),
        world.texts());
  }

  /** Returns a view without pending drawings. The whole picture is drawn from the new room. */
  private static WorldState.View withoutPendingDrawings(WorldState.View view) {
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

  private ObjectStates.State objects(ObjectStates.State state, ObjectStates.State newState) {
    Map<String, Symbol> oldSymbols = ofType(oldBuild, SymbolType.OBJECT);
    List<Integer> addedObjects =
        ofType(newBuild, SymbolType.OBJECT).values().stream()
            .filter(each -> !oldSymbols.containsKey(each.name()))
            .map(Symbol::number)
            .toList();
    Function<Function<ObjectStates.State, Ints>, Ints> table =
        part -> carryTable(part.apply(state), part.apply(newState), addedObjects);
    return new ObjectStates.State(
        table.apply(ObjectStates.State::owners),
        table.apply(ObjectStates.State::states),
        table.apply(ObjectStates.State::classes));
  }

  private static Ints carryTable(Ints oldValues, Ints newValues, List<Integer> addedObjects) {
    int[] carriedValues = newValues.toArray();
    for (int i = 0; i < Math.min(carriedValues.length, oldValues.size()); i++) {
      if (!addedObjects.contains(i)) {
        carriedValues[i] = oldValues.get(i);
      }
    }
    return Ints.of(carriedValues);
  }
}
