package org.bowsprit.engine.world;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ActorProfile;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.RoomFloor;
import org.bowsprit.actors.Stage;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.engine.screen.DrawQueue;
import org.bowsprit.engine.screen.Redraw;
import org.bowsprit.engine.screen.RoomPalette;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.screen.Transitions;
import org.bowsprit.engine.text.CharsetColours;
import org.bowsprit.engine.text.TextSlot;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.TolerantResources;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.Room;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.vm.StringResources;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.cure.known.RoomCure;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Contains everything that a game's scripts can change, except for the virtual machine's memory:
 * actors, objects, verbs, the room, the screen.
 *
 * <p>A world stores state and answers queries. The session decides what happens in which order.
 * Saved games, traces and painters read the world.
 */
public final class World implements Stage {

  /** The number of text slots: speech, system text, debug text, message box. */
  public static final int TEXT_SLOTS = 4;

  private static final Logger LOG = LoggerFactory.getLogger(World.class);

  private final GameResources resources;
  private WalkPlanner planner;
  private final Cast cast;
  private final ObjectStates objects;
  private final RoomObjects roomObjects;
  private final Inventory inventory;
  private final ObjectNames names = new ObjectNames();
  private final VerbSlots verbs = new VerbSlots();
  private final Camera camera = new Camera();
  private final ScreenAreas areas = new ScreenAreas();
  private final RoomPalette palette = new RoomPalette();
  private final DrawQueue drawQueue = new DrawQueue();
  private final Redraw redraw = new Redraw();
  private final Transitions transitions = new Transitions();
  private final CharsetColours charsetColours = new CharsetColours();
  private final TextSlot[] textSlots = new TextSlot[TEXT_SLOTS];
  private final Cursor cursor = new Cursor();
  private final Flashlight flashlight = new Flashlight();
  private final CurrentRoom room;
  private final int[] roomAliases = new int[128];
  private final Costume[] costumes = new Costume[256];
  private final BitSet missingCostumes = new BitSet();
  private List<RoomCure> cures = List.of();
  private Variables variables;
  private StringResources strings;
  private ActorLeavingListener actorLeavingListener = actor -> {};

  /** Notified when a visible actor leaves the room. */
  public interface ActorLeavingListener {

    /** Called when a visible actor leaves the current room. */
    void actorLeavesRoom(Actor actor);
  }

  /**
   * Creates the world of a game at engine start.
   *
   * @param resources the game's data
   * @param planner plans walks
   * @param profile the behaviour of actors where the sources disagree
   */
  public World(GameResources resources, WalkPlanner planner, ActorProfile profile) {
    this.resources = resources;
    this.planner = planner;
    cast = new Cast(this, planner.style(), profile);
    GameLimits limits = data().index().limits();
    objects = ObjectStates.of(resources.index().objects());
    roomObjects = new RoomObjects(limits.localObjects());
    inventory = new Inventory(limits.inventory());
    room = new CurrentRoom(RoomFloor.none(planner.router(), planner.style().scaling()));
    for (int i = 0; i < TEXT_SLOTS; i++) {
      textSlots[i] = new TextSlot();
    }
  }

  /** Connects the virtual machine's memory. Call this once before the game starts. */
  public void connect(Variables machineVariables, StringResources machineStrings) {
    variables = machineVariables;
    strings = machineStrings;
  }

  /**
   * Sets the listener for visible actors that leave the room.
   *
   * @param listener the listener
   */
  public void setActorLeavingListener(ActorLeavingListener listener) {
    actorLeavingListener = listener;
  }

  /**
   * Enters a room and loads its data (spec 05 §8.1 steps 8 to 10).
   *
   * @param number the number of the room in scripts; 0 for none
   * @param physical the room whose data are used
   */
  public void enterRoom(int number, int physical) {
    roomObjects.clear();
    drawQueue.clear();
    Room data = number == 0 ? null : data().room(physical).orElse(null);
    room.enter(number, physical, data, floorOf(number, data));
    if (data == null) {
      return;
    }
    roomObjects.enterRoom(physical, data.objects(), objects);
    data.colours().palette().ifPresent(colours -> palette.enterRoom(colours, keptColours(number)));
    data.colours().cycles().ifPresent(palette.cycling()::load);
  }

  private Set<Integer> keptColours(int number) {
    return curesOf(number).stream()
        .flatMap(cure -> cure.colours().stream())
        .collect(Collectors.toSet());
  }

  /**
   * Uses another router from now on. Walks in progress are planned again from the actors'
   * positions. Changes that scripts made to the floor stay.
   *
   * @param newPlanner plans walks
   */
  public void changePlanner(WalkPlanner newPlanner) {
    planner = newPlanner;
    cast.replaceWalker(newPlanner.style(), this::rebuildFloor);
  }

  /** Returns the walk style of actors. */
  public WalkStyle walkStyle() {
    return planner.style();
  }

  private void rebuildFloor() {
    RoomFloor oldFloor = room.floor();
    RoomFloor newFloor = floorOf(room.number(), room.data().orElse(null));
    newFloor.restore(oldFloor.snapshot(), oldFloor.slots());
    room.enter(room.number(), room.physical(), room.data().orElse(null), newFloor);
  }

  private RoomFloor floorOf(int number, Room data) {
    if (data == null) {
      return RoomFloor.none(planner.router(), planner.style().scaling());
    }
    RoomInfo info = new RoomInfo(number, data.header().width(), data.header().height());
    BoxChunks floor = data.floor();
    for (RoomCure cure : curesOf(number)) {
      floor = cure.correctedFloor(floor);
    }
    return new RoomFloor(info, floor, planner.router(), planner.style().scaling());
  }

  private List<RoomCure> curesOf(int number) {
    return cures.stream().filter(cure -> cure.room() == number).toList();
  }

  /** Sets the cures, which apply to rooms that are entered from now on. */
  public void setRoomCures(List<RoomCure> newCures) {
    cures = List.copyOf(newCures);
  }

  /** Returns the game's data. */
  public GameResources resources() {
    return resources;
  }

  /** Returns the game's data for play, in which unreadable resources count as empty. */
  public TolerantResources data() {
    return resources.tolerantResources();
  }

  /** Returns the actors. */
  public Cast cast() {
    return cast;
  }

  /** Returns the owners, states and classes of all objects. */
  public ObjectStates objects() {
    return objects;
  }

  public RoomObjects roomObjects() {
    return roomObjects;
  }

  /** Returns the carried objects. */
  public Inventory inventory() {
    return inventory;
  }

  /** Returns the names that scripts changed. */
  public ObjectNames names() {
    return names;
  }

  public VerbSlots verbs() {
    return verbs;
  }

  public Camera camera() {
    return camera;
  }

  /** Returns the windows of the screen. */
  public ScreenAreas areas() {
    return areas;
  }

  /** Returns the colours. */
  public RoomPalette palette() {
    return palette;
  }

  /** Returns the objects that scripts drew in this frame. */
  public DrawQueue drawQueue() {
    return drawQueue;
  }

  /** Returns the parts of the screen to redraw. */
  public Redraw redraw() {
    return redraw;
  }

  /** Returns the fades and the shaking. */
  public Transitions transitions() {
    return transitions;
  }

  /** Returns the colours of the character sets. */
  public CharsetColours charsetColours() {
    return charsetColours;
  }

  /**
   * Returns a text slot.
   *
   * @param slot 0 speech, 1 system text, 2 debug text, 3 message box
   */
  public TextSlot textSlot(int slot) {
    return textSlots[slot];
  }

  /** Returns the cursor and the input counter. */
  public Cursor cursor() {
    return cursor;
  }

  public Flashlight flashlight() {
    return flashlight;
  }

  public CurrentRoom currentRoom() {
    return room;
  }

  /** Returns the virtual machine's variables. */
  public Variables variables() {
    return variables;
  }

  /** Returns a string created by scripts; null if there is none. */
  public byte[] stringResource(int number) {
    ScriptText text = strings.text(number);
    return text == null ? null : text.toBytes();
  }

  /**
   * Returns the room whose data are used for a room number.
   *
   * @param number room number
   * @return the number itself below 128, otherwise the room of the alias
   */
  public int physicalRoom(int number) {
    if (number < roomAliases.length) {
      return number;
    }
    return roomAliases[number & 127];
  }

  /**
   * Makes a number an alias for a room.
   *
   * @param alias 128 or above
   * @param physical the room
   */
  public void setRoomAlias(int alias, int physical) {
    roomAliases[alias & 127] = physical;
  }

  /** Returns the live array of the rooms of the aliases. The index is the alias minus 128. */
  public int[] roomAliases() {
    return roomAliases;
  }

  /**
   * Returns the current name of an actor or object. For an object, this is the name that a script
   * gave it, otherwise the original name.
   *
   * @param id the number of the actor or object
   * @return the name; null if there is none
   */
  public byte[] nameOf(int id) {
    if (id < Cast.SIZE) {
      return cast.has(id) ? cast.actor(id).name() : null;
    }
    byte[] renamed = names.of(id);
    if (renamed != null) {
      return renamed;
    }
    return switch (ObjectLocation.of(this, id)) {
      case INVENTORY -> inventory.copyOf(id).data().code().name().text().toArray();
      case ROOM, FLOATING -> roomObjects.find(id).data().code().name().text().toArray();
      case NOWHERE -> null;
    };
  }

  @Override
  public int room() {
    return room.number();
  }

  @Override
  public RoomFloor roomFloor() {
    return room.floor();
  }

  @Override
  public Costume costume(int number) {
    if (number <= 0 || number >= costumes.length) {
      return null;
    }
    if (costumes[number] == null && !missingCostumes.get(number)) {
      costumes[number] = data().costume(number).orElse(null);
      if (costumes[number] == null) {
        missingCostumes.set(number);
        if (!data().index().costumes().entry(number).isPresent()) {
          LOG.warn("costume {} does not exist: actors that use it are not drawn", number);
        }
      }
    }
    return costumes[number];
  }

  @Override
  public boolean isOfClass(Actor actor, int number) {
    return objects.isOfClass(actor.id(), number);
  }

  @Override
  public void actorLeavesRoom(Actor actor) {
    actorLeavingListener.actorLeavesRoom(actor);
  }
}
