// Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.
import runtime0_ from "ajv/dist/runtime/ucs2length.js";const runtime0=runtime0_.default??runtime0_;
import runtime1_ from "ajv-formats/dist/formats.js";const runtime1=runtime1_.default??runtime1_;
function joinErrors(all, more){if(all === null)return more;for(const error of more)all.push(error);return all}
export const envelope = validate0;
const schema0 = {"$id":"config:envelope","type":"object","required":["id","uid","type","lang","isBroken","alternate_languages","data"],"properties":{"id":{"type":"string","minLength":1},"uid":{"type":["string","null"]},"type":{"type":"string","minLength":1},"lang":{"type":"string","minLength":2},"isBroken":{"type":"boolean"},"alternate_languages":{"type":"array","items":{"type":"object","required":["id","type","lang"],"properties":{"id":{"type":"string"},"uid":{"type":["string","null"]},"type":{"type":"string"},"lang":{"type":"string"}}}},"tags":{"type":"array","items":{"type":"string"}},"first_publication_date":{"type":["string","null"]},"last_publication_date":{"type":["string","null"]},"data":{"type":"object"}}};
const func0 = runtime0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;
}
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uid"},message:"must have required property '"+"uid"+"'"});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.lang === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lang"},message:"must have required property '"+"lang"+"'"});errors++;
}
if(data.isBroken === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isBroken"},message:"must have required property '"+"isBroken"+"'"});errors++;
}
if(data.alternate_languages === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alternate_languages"},message:"must have required property '"+"alternate_languages"+"'"});errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.uid !== undefined){
let data1 = data.uid;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: schema0.properties.uid.type},message:"must be string,null"});errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 === "string"){
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.lang !== undefined){
let data3 = data.lang;
if(typeof data3 === "string"){
if(func0(data3) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.isBroken !== undefined){
if(typeof data.isBroken !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isBroken",schemaPath:"#/properties/isBroken/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;
}
}
if(data.alternate_languages !== undefined){
let data5 = data.alternate_languages;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0,schemaPath:"#/properties/alternate_languages/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;
}
if(data6.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0,schemaPath:"#/properties/alternate_languages/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data6.lang === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0,schemaPath:"#/properties/alternate_languages/items/required",keyword:"required",params:{missingProperty: "lang"},message:"must have required property '"+"lang"+"'"});errors++;
}
if(data6.id !== undefined){
if(typeof data6.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0+"/id",schemaPath:"#/properties/alternate_languages/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data6.uid !== undefined){
let data8 = data6.uid;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0+"/uid",schemaPath:"#/properties/alternate_languages/items/properties/uid/type",keyword:"type",params:{type: schema0.properties.alternate_languages.items.properties.uid.type},message:"must be string,null"});errors++;
}
}
if(data6.type !== undefined){
if(typeof data6.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0+"/type",schemaPath:"#/properties/alternate_languages/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data6.lang !== undefined){
if(typeof data6.lang !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0+"/lang",schemaPath:"#/properties/alternate_languages/items/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0,schemaPath:"#/properties/alternate_languages/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages",schemaPath:"#/properties/alternate_languages/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
}
if(data.first_publication_date !== undefined){
let data13 = data.first_publication_date;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/first_publication_date",schemaPath:"#/properties/first_publication_date/type",keyword:"type",params:{type: schema0.properties.first_publication_date.type},message:"must be string,null"});errors++;
}
}
if(data.last_publication_date !== undefined){
let data14 = data.last_publication_date;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/last_publication_date",schemaPath:"#/properties/last_publication_date/type",keyword:"type",params:{type: schema0.properties.last_publication_date.type},message:"must be string,null"});errors++;
}
}
if(data.data !== undefined){
let data15 = data.data;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

const document_cookie_banner = validate1;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 1000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"$id":"field:rich-text","type":"array","minItems":1,"maxItems":1000,"items":{"type":"object","required":["type"],"properties":{"type":{"enum":["paragraph","heading1","heading2","heading3","heading4","heading5","heading6","preformatted","list-item","o-list-item","image","embed"]}},"allOf":[{"if":{"properties":{"type":{"const":"image"}}},"then":{"$ref":"#/$defs/image"},"else":{"if":{"properties":{"type":{"const":"embed"}}},"then":{"$ref":"#/$defs/embed"},"else":{"$ref":"#/$defs/text"}}}]},"$defs":{"spans":{"type":"array","maxItems":2000,"items":{"type":"object","required":["start","end","type"],"properties":{"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0},"type":{"enum":["strong","em","label","hyperlink"]}},"allOf":[{"if":{"properties":{"type":{"const":"hyperlink"}}},"then":{"required":["data"],"properties":{"data":{"$ref":"field:link"}}}},{"if":{"properties":{"type":{"const":"label"}}},"then":{"required":["data"],"properties":{"data":{"type":"object","required":["label"],"properties":{"label":{"type":"string","pattern":"^[A-Za-z][\\w-]*$"}}}}}}]}},"text":{"type":"object","required":["type","text","spans"],"properties":{"text":{"type":"string","maxLength":20000},"spans":{"$ref":"#/$defs/spans"},"direction":{"enum":["ltr","rtl"]}}},"image":{"allOf":[{"$ref":"field:image"}],"properties":{"linkTo":{"$ref":"field:link"}}},"embed":{"type":"object","required":["oembed"],"properties":{"oembed":{"$ref":"field:embed"}}}}};
const schema5 = {"$id":"field:image","type":"object","required":["url","dimensions"],"properties":{"url":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^(https?://|/(?!/))"},"alt":{"type":["string","null"],"maxLength":500},"copyright":{"type":["string","null"]},"dimensions":{"type":"object","required":["width","height"],"properties":{"width":{"type":"number","exclusiveMinimum":0},"height":{"type":"number","exclusiveMinimum":0}}}}};
const pattern0 = new RegExp("^(https?://|/(?!/))", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;
}
if(data.dimensions === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dimensions"},message:"must have required property '"+"dimensions"+"'"});errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/(?!/))"},message:"must match pattern \""+"^(https?://|/(?!/))"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: schema5.properties.alt.type},message:"must be string,null"});errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});errors++;
}
}
}
if(data.copyright !== undefined){
let data2 = data.copyright;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type: schema5.properties.copyright.type},message:"must be string,null"});errors++;
}
}
if(data.dimensions !== undefined){
let data3 = data.dimensions;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.width === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"});errors++;
}
if(data3.height === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"});errors++;
}
if(data3.width !== undefined){
let data4 = data3.width;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/dimensions/width",schemaPath:"#/properties/dimensions/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dimensions/width",schemaPath:"#/properties/dimensions/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"});errors++;
}
}
if(data3.height !== undefined){
let data5 = data3.height;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 <= 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/dimensions/height",schemaPath:"#/properties/dimensions/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dimensions/height",schemaPath:"#/properties/dimensions/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema6 = {"$id":"field:link","type":"object","required":["link_type"],"properties":{"link_type":{"enum":["Web","Media","Document"]},"text":{"type":"string","maxLength":300},"variant":{"type":"string"},"target":{"type":"string"}},"allOf":[{"if":{"properties":{"link_type":{"const":"Document"}}},"then":{"$ref":"#/$defs/document"},"else":{"required":["url"],"properties":{"url":{"$ref":"#/$defs/webUrl"}}}}],"$defs":{"webUrl":{"type":"string","maxLength":2000,"pattern":"^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"},"document":{"type":"object","required":["id","type"],"properties":{"id":{"type":"string","minLength":1},"type":{"type":"string","minLength":1},"uid":{"type":["string","null"]},"lang":{"type":"string"},"isBroken":{"type":"boolean"},"data":{"type":"object"}}}}};
const schema7 = {"type":"object","required":["id","type"],"properties":{"id":{"type":"string","minLength":1},"type":{"type":"string","minLength":1},"uid":{"type":["string","null"]},"lang":{"type":"string"},"isBroken":{"type":"boolean"},"data":{"type":"object"}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.uid !== undefined){
let data2 = data.uid;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: schema7.properties.uid.type},message:"must be string,null"});errors++;
}
}
if(data.lang !== undefined){
if(typeof data.lang !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.isBroken !== undefined){
if(typeof data.isBroken !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isBroken",schemaPath:"#/properties/isBroken/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;
}
}
if(data.data !== undefined){
let data5 = data.data;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"},message:"must match pattern \""+"^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link_type !== undefined){
if("Document" !== data.link_type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;
}
if(data.url !== undefined){
if(!(validate11(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"});errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link_type"},message:"must have required property '"+"link_type"+"'"});errors++;
}
if(data.link_type !== undefined){
let data2 = data.link_type;
if(!(((data2 === "Web") || (data2 === "Media")) || (data2 === "Document"))){
(vErrors ??= []).push({instancePath:instancePath+"/link_type",schemaPath:"#/properties/link_type/enum",keyword:"enum",params:{allowedValues: schema6.properties.link_type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func0(data3) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.variant !== undefined){
if(typeof data.variant !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.target !== undefined){
if(typeof data.target !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.linkTo !== undefined){
if(!(validate8(data.linkTo, {instancePath:instancePath+"/linkTo",parentData:data,parentDataProperty:"linkTo",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}

const schema10 = {"$id":"field:embed","type":"object","required":["embed_url"],"properties":{"embed_url":{"$ref":"field:link#/$defs/webUrl"},"type":{"type":"string"},"title":{"type":["string","null"]},"provider_name":{"type":["string","null"]},"thumbnail_url":{"type":["string","null"]},"width":{"type":["number","null"]},"height":{"type":["number","null"]}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"},message:"must match pattern \""+"^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.embed_url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "embed_url"},message:"must have required property '"+"embed_url"+"'"});errors++;
}
if(data.embed_url !== undefined){
if(!(validate17(data.embed_url, {instancePath:instancePath+"/embed_url",parentData:data,parentDataProperty:"embed_url",rootData}))){
vErrors = joinErrors(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema10.properties.title.type},message:"must be string,null"});errors++;
}
}
if(data.provider_name !== undefined){
let data3 = data.provider_name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/provider_name",schemaPath:"#/properties/provider_name/type",keyword:"type",params:{type: schema10.properties.provider_name.type},message:"must be string,null"});errors++;
}
}
if(data.thumbnail_url !== undefined){
let data4 = data.thumbnail_url;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/thumbnail_url",schemaPath:"#/properties/thumbnail_url/type",keyword:"type",params:{type: schema10.properties.thumbnail_url.type},message:"must be string,null"});errors++;
}
}
if(data.width !== undefined){
let data5 = data.width;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: schema10.properties.width.type},message:"must be number,null"});errors++;
}
}
if(data.height !== undefined){
let data6 = data.height;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: schema10.properties.height.type},message:"must be number,null"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.oembed === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oembed"},message:"must have required property '"+"oembed"+"'"});errors++;
}
if(data.oembed !== undefined){
if(!(validate16(data.oembed, {instancePath:instancePath+"/oembed",parentData:data,parentDataProperty:"oembed",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","required":["type","text","spans"],"properties":{"text":{"type":"string","maxLength":20000},"spans":{"$ref":"#/$defs/spans"},"direction":{"enum":["ltr","rtl"]}}};
const schema13 = {"type":"array","maxItems":2000,"items":{"type":"object","required":["start","end","type"],"properties":{"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0},"type":{"enum":["strong","em","label","hyperlink"]}},"allOf":[{"if":{"properties":{"type":{"const":"hyperlink"}}},"then":{"required":["data"],"properties":{"data":{"$ref":"field:link"}}}},{"if":{"properties":{"type":{"const":"label"}}},"then":{"required":["data"],"properties":{"data":{"type":"object","required":["label"],"properties":{"label":{"type":"string","pattern":"^[A-Za-z][\\w-]*$"}}}}}}]}};
const pattern3 = new RegExp("^[A-Za-z][\\w-]*$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs4 = errors;
let valid3 = true;
const _errs5 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("hyperlink" !== data0.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;
}
if(data0.data !== undefined){
if(!(validate8(data0.data, {instancePath:instancePath+"/" + i0+"/data",parentData:data0,parentDataProperty:"data",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs7 === errors;
valid3 = _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});errors++;
}
const _errs10 = errors;
let valid6 = true;
const _errs11 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("label" !== data0.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;
}
if(data0.data !== undefined){
let data4 = data0.data;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/data",schemaPath:"#/items/allOf/1/then/properties/data/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data4.label !== undefined){
let data5 = data4.label;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/data/label",schemaPath:"#/items/allOf/1/then/properties/data/properties/label/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^[A-Za-z][\\w-]*$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/data/label",schemaPath:"#/items/allOf/1/then/properties/data/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/data",schemaPath:"#/items/allOf/1/then/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
var _valid1 = _errs13 === errors;
valid6 = _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"});errors++;
}
if(data0.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"});errors++;
}
if(data0.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data0.start !== undefined){
let data6 = data0.start;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/start",schemaPath:"#/items/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/start",schemaPath:"#/items/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;
}
}
}
if(data0.end !== undefined){
let data7 = data0.end;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/end",schemaPath:"#/items/properties/end/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/end",schemaPath:"#/items/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;
}
}
}
if(data0.type !== undefined){
let data8 = data0.type;
if(!((((data8 === "strong") || (data8 === "em")) || (data8 === "label")) || (data8 === "hyperlink"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.spans === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spans"},message:"must have required property '"+"spans"+"'"});errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.spans !== undefined){
if(!(validate22(data.spans, {instancePath:instancePath+"/spans",parentData:data,parentDataProperty:"spans",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(!((data2 === "ltr") || (data2 === "rtl"))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema12.properties.direction.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs4 = errors;
let valid3 = true;
const _errs5 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("image" !== data0.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs7 = errors;
if(!(validate5(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
const _errs9 = errors;
let valid5 = true;
const _errs10 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("embed" !== data0.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs12 = errors;
if(!(validate15(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate15.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs13 = errors;
if(!(validate21(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate21.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"});errors++;
}
var _valid0 = _errs8 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"});errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data0.type !== undefined){
let data3 = data0.type;
if(!((((((((((((data3 === "paragraph") || (data3 === "heading1")) || (data3 === "heading2")) || (data3 === "heading3")) || (data3 === "heading4")) || (data3 === "heading5")) || (data3 === "heading6")) || (data3 === "preformatted")) || (data3 === "list-item")) || (data3 === "o-list-item")) || (data3 === "image")) || (data3 === "embed"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.accept_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept_label"},message:"must have required property '"+"accept_label"+"'"});errors++;
}
if(data.refuse_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refuse_label"},message:"must have required property '"+"refuse_label"+"'"});errors++;
}
if(data.settings_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings_label"},message:"must have required property '"+"settings_label"+"'"});errors++;
}
if(data.policy_version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_version"},message:"must have required property '"+"policy_version"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate2(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data.text !== undefined){
if(!(validate4(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.accept_label !== undefined){
let data2 = data.accept_label;
if(!(validate2(data2, {instancePath:instancePath+"/accept_label",parentData:data,parentDataProperty:"accept_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accept_label",schemaPath:"#/properties/accept_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.refuse_label !== undefined){
let data3 = data.refuse_label;
if(!(validate2(data3, {instancePath:instancePath+"/refuse_label",parentData:data,parentDataProperty:"refuse_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/refuse_label",schemaPath:"#/properties/refuse_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.settings_label !== undefined){
let data4 = data.settings_label;
if(!(validate2(data4, {instancePath:instancePath+"/settings_label",parentData:data,parentDataProperty:"settings_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/settings_label",schemaPath:"#/properties/settings_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.policy_version !== undefined){
let data5 = data.policy_version;
if(!(validate2(data5, {instancePath:instancePath+"/policy_version",parentData:data,parentDataProperty:"policy_version",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/policy_version",schemaPath:"#/properties/policy_version/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const document_cookie_modal = validate31;
const schema14 = {"$id":"document:cookie_modal","type":"object","required":["title","purposes","accept_label","refuse_label","save_label","close_label"],"properties":{"title":{"$ref":"field:key-text","maxLength":100},"introduction":{"$ref":"field:rich-text"},"purposes":{"$ref":"field:group","items":{"type":"object","required":["category","title"],"properties":{"category":{"$ref":"field:select","enum":["necessary","analytics","ad"]},"title":{"$ref":"field:key-text","maxLength":80},"description":{"$ref":"field:rich-text"}}},"minItems":3,"maxItems":3},"accept_label":{"$ref":"field:key-text","maxLength":40},"refuse_label":{"$ref":"field:key-text","maxLength":40},"save_label":{"$ref":"field:key-text","maxLength":40},"close_label":{"$ref":"field:key-text","maxLength":40}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.purposes === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purposes"},message:"must have required property '"+"purposes"+"'"});errors++;
}
if(data.accept_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept_label"},message:"must have required property '"+"accept_label"+"'"});errors++;
}
if(data.refuse_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refuse_label"},message:"must have required property '"+"refuse_label"+"'"});errors++;
}
if(data.save_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "save_label"},message:"must have required property '"+"save_label"+"'"});errors++;
}
if(data.close_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_label"},message:"must have required property '"+"close_label"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate2(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data.introduction !== undefined){
if(!(validate4(data.introduction, {instancePath:instancePath+"/introduction",parentData:data,parentDataProperty:"introduction",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.purposes !== undefined){
let data2 = data.purposes;
if(!(validate34(data2, {instancePath:instancePath+"/purposes",parentData:data,parentDataProperty:"purposes",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});errors++;
}
if(data2.length < 3){
(vErrors ??= []).push({instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.category === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});errors++;
}
if(data3.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data3.category !== undefined){
let data4 = data3.category;
if(!(validate36(data4, {instancePath:instancePath+"/purposes/" + i0+"/category",parentData:data3,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data4 === "necessary") || (data4 === "analytics")) || (data4 === "ad"))){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0+"/category",schemaPath:"#/properties/purposes/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema14.properties.purposes.items.properties.category.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data3.title !== undefined){
let data5 = data3.title;
if(!(validate2(data5, {instancePath:instancePath+"/purposes/" + i0+"/title",parentData:data3,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0+"/title",schemaPath:"#/properties/purposes/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data3.description !== undefined){
if(!(validate4(data3.description, {instancePath:instancePath+"/purposes/" + i0+"/description",parentData:data3,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.accept_label !== undefined){
let data7 = data.accept_label;
if(!(validate2(data7, {instancePath:instancePath+"/accept_label",parentData:data,parentDataProperty:"accept_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accept_label",schemaPath:"#/properties/accept_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.refuse_label !== undefined){
let data8 = data.refuse_label;
if(!(validate2(data8, {instancePath:instancePath+"/refuse_label",parentData:data,parentDataProperty:"refuse_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/refuse_label",schemaPath:"#/properties/refuse_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.save_label !== undefined){
let data9 = data.save_label;
if(!(validate2(data9, {instancePath:instancePath+"/save_label",parentData:data,parentDataProperty:"save_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/save_label",schemaPath:"#/properties/save_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.close_label !== undefined){
let data10 = data.close_label;
if(!(validate2(data10, {instancePath:instancePath+"/close_label",parentData:data,parentDataProperty:"close_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/close_label",schemaPath:"#/properties/close_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const document_default_sharing_image = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"});errors++;
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

const document_footer = validate46;
const schema18 = {"$id":"document:footer","type":"object","properties":{"tagline":{"$ref":"field:key-text","maxLength":160},"columns":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"title":{"$ref":"field:key-text","maxLength":40},"links":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"link":{"$ref":"field:link"}}},"maxItems":14}}},"maxItems":5},"social_links":{"$ref":"field:group","items":{"type":"object","required":["network","link"],"properties":{"network":{"$ref":"field:select","enum":["linkedin","youtube","mastodon","instagram","x"]},"link":{"$ref":"field:link"}}},"maxItems":6},"legal_links":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"link":{"$ref":"field:link"}}},"maxItems":10},"cookie_settings_label":{"$ref":"field:key-text","maxLength":60},"copyright":{"$ref":"field:key-text","maxLength":160}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tagline !== undefined){
let data0 = data.tagline;
if(!(validate2(data0, {instancePath:instancePath+"/tagline",parentData:data,parentDataProperty:"tagline",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(!(validate34(data1, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data2.title !== undefined){
let data3 = data2.title;
if(!(validate2(data3, {instancePath:instancePath+"/columns/" + i0+"/title",parentData:data2,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/properties/columns/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data2.links !== undefined){
let data4 = data2.links;
if(!(validate34(data4, {instancePath:instancePath+"/columns/" + i0+"/links",parentData:data2,parentDataProperty:"links",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 14){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links",schemaPath:"#/properties/columns/items/properties/links/maxItems",keyword:"maxItems",params:{limit: 14},message:"must NOT have more than 14 items"});errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data5.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data5.label !== undefined){
let data6 = data5.label;
if(!(validate2(data6, {instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/label",schemaPath:"#/properties/columns/items/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data5.link !== undefined){
if(!(validate8(data5.link, {instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/link",parentData:data5,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.social_links !== undefined){
let data8 = data.social_links;
if(!(validate34(data8, {instancePath:instancePath+"/social_links",parentData:data,parentDataProperty:"social_links",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/social_links",schemaPath:"#/properties/social_links/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.network === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"});errors++;
}
if(data9.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data9.network !== undefined){
let data10 = data9.network;
if(!(validate36(data10, {instancePath:instancePath+"/social_links/" + i2+"/network",parentData:data9,parentDataProperty:"network",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((((data10 === "linkedin") || (data10 === "youtube")) || (data10 === "mastodon")) || (data10 === "instagram")) || (data10 === "x"))){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2+"/network",schemaPath:"#/properties/social_links/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema18.properties.social_links.items.properties.network.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data9.link !== undefined){
if(!(validate8(data9.link, {instancePath:instancePath+"/social_links/" + i2+"/link",parentData:data9,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.legal_links !== undefined){
let data12 = data.legal_links;
if(!(validate34(data12, {instancePath:instancePath+"/legal_links",parentData:data,parentDataProperty:"legal_links",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links",schemaPath:"#/properties/legal_links/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data13.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data13.label !== undefined){
let data14 = data13.label;
if(!(validate2(data14, {instancePath:instancePath+"/legal_links/" + i3+"/label",parentData:data13,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3+"/label",schemaPath:"#/properties/legal_links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data13.link !== undefined){
if(!(validate8(data13.link, {instancePath:instancePath+"/legal_links/" + i3+"/link",parentData:data13,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.cookie_settings_label !== undefined){
let data16 = data.cookie_settings_label;
if(!(validate2(data16, {instancePath:instancePath+"/cookie_settings_label",parentData:data,parentDataProperty:"cookie_settings_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func0(data16) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/cookie_settings_label",schemaPath:"#/properties/cookie_settings_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.copyright !== undefined){
let data17 = data.copyright;
if(!(validate2(data17, {instancePath:instancePath+"/copyright",parentData:data,parentDataProperty:"copyright",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

const document_form_config = validate61;
const schema19 = {"$id":"document:form_config","type":"object","required":["form_type","title"],"properties":{"form_type":{"$ref":"field:select","enum":["contact","demo","freeTrial","ebook","newsletter","partners"]},"marketo_form_id":{"$ref":"field:key-text","maxLength":40},"title":{"$ref":"field:key-text","maxLength":120},"body":{"$ref":"field:rich-text"},"form_button_label":{"$ref":"field:key-text","maxLength":60},"form_completion_title":{"$ref":"field:key-text","maxLength":120},"form_completion_subtitle":{"$ref":"field:rich-text"},"button_label_after_completion":{"$ref":"field:key-text","maxLength":60},"button_link_after_completion":{"$ref":"field:link"},"is_secondary_cta_visible":{"$ref":"field:boolean"},"secondary_cta_label":{"$ref":"field:key-text","maxLength":60},"secondary_cta_type":{"$ref":"field:select","enum":["contact","demo","download","ebook","freeTrial","link","menu","pfSignIn"]},"secondary_cta_link":{"$ref":"field:link"},"gated_content":{"$ref":"field:media-link"},"platform_registration":{"$ref":"field:boolean"}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema21 = {"$id":"field:media-link","type":"object","required":["link_type","url"],"properties":{"link_type":{"const":"Media"},"url":{"$ref":"field:link#/$defs/webUrl"},"name":{"type":"string"},"kind":{"type":"string"},"size":{"type":["string","number","null"]}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"},message:"must match pattern \""+"^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link_type"},message:"must have required property '"+"link_type"+"'"});errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;
}
if(data.link_type !== undefined){
if("Media" !== data.link_type){
(vErrors ??= []).push({instancePath:instancePath+"/link_type",schemaPath:"#/properties/link_type/const",keyword:"const",params:{allowedValue: "Media"},message:"must be equal to constant"});errors++;
}
}
if(data.url !== undefined){
if(!(validate77(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.size !== undefined){
let data4 = data.size;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema21.properties.size.type},message:"must be string,number,null"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate76.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form_type"},message:"must have required property '"+"form_type"+"'"});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.form_type !== undefined){
let data0 = data.form_type;
if(!(validate36(data0, {instancePath:instancePath+"/form_type",parentData:data,parentDataProperty:"form_type",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((((((data0 === "contact") || (data0 === "demo")) || (data0 === "freeTrial")) || (data0 === "ebook")) || (data0 === "newsletter")) || (data0 === "partners"))){
(vErrors ??= []).push({instancePath:instancePath+"/form_type",schemaPath:"#/properties/form_type/enum",keyword:"enum",params:{allowedValues: schema19.properties.form_type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.marketo_form_id !== undefined){
let data1 = data.marketo_form_id;
if(!(validate2(data1, {instancePath:instancePath+"/marketo_form_id",parentData:data,parentDataProperty:"marketo_form_id",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/marketo_form_id",schemaPath:"#/properties/marketo_form_id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.title !== undefined){
let data2 = data.title;
if(!(validate2(data2, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.body !== undefined){
if(!(validate4(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.form_button_label !== undefined){
let data4 = data.form_button_label;
if(!(validate2(data4, {instancePath:instancePath+"/form_button_label",parentData:data,parentDataProperty:"form_button_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/form_button_label",schemaPath:"#/properties/form_button_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.form_completion_title !== undefined){
let data5 = data.form_completion_title;
if(!(validate2(data5, {instancePath:instancePath+"/form_completion_title",parentData:data,parentDataProperty:"form_completion_title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/form_completion_title",schemaPath:"#/properties/form_completion_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.form_completion_subtitle !== undefined){
if(!(validate4(data.form_completion_subtitle, {instancePath:instancePath+"/form_completion_subtitle",parentData:data,parentDataProperty:"form_completion_subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.button_label_after_completion !== undefined){
let data7 = data.button_label_after_completion;
if(!(validate2(data7, {instancePath:instancePath+"/button_label_after_completion",parentData:data,parentDataProperty:"button_label_after_completion",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/button_label_after_completion",schemaPath:"#/properties/button_label_after_completion/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.button_link_after_completion !== undefined){
if(!(validate8(data.button_link_after_completion, {instancePath:instancePath+"/button_link_after_completion",parentData:data,parentDataProperty:"button_link_after_completion",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.is_secondary_cta_visible !== undefined){
if(!(validate71(data.is_secondary_cta_visible, {instancePath:instancePath+"/is_secondary_cta_visible",parentData:data,parentDataProperty:"is_secondary_cta_visible",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.secondary_cta_label !== undefined){
let data10 = data.secondary_cta_label;
if(!(validate2(data10, {instancePath:instancePath+"/secondary_cta_label",parentData:data,parentDataProperty:"secondary_cta_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/secondary_cta_label",schemaPath:"#/properties/secondary_cta_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.secondary_cta_type !== undefined){
let data11 = data.secondary_cta_type;
if(!(validate36(data11, {instancePath:instancePath+"/secondary_cta_type",parentData:data,parentDataProperty:"secondary_cta_type",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((((((((data11 === "contact") || (data11 === "demo")) || (data11 === "download")) || (data11 === "ebook")) || (data11 === "freeTrial")) || (data11 === "link")) || (data11 === "menu")) || (data11 === "pfSignIn"))){
(vErrors ??= []).push({instancePath:instancePath+"/secondary_cta_type",schemaPath:"#/properties/secondary_cta_type/enum",keyword:"enum",params:{allowedValues: schema19.properties.secondary_cta_type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.secondary_cta_link !== undefined){
if(!(validate8(data.secondary_cta_link, {instancePath:instancePath+"/secondary_cta_link",parentData:data,parentDataProperty:"secondary_cta_link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.gated_content !== undefined){
if(!(validate76(data.gated_content, {instancePath:instancePath+"/gated_content",parentData:data,parentDataProperty:"gated_content",rootData}))){
vErrors = joinErrors(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.platform_registration !== undefined){
if(!(validate71(data.platform_registration, {instancePath:instancePath+"/platform_registration",parentData:data,parentDataProperty:"platform_registration",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

const document_form_page = validate81;
const schema24 = {"$id":"mixin:page","type":"object","properties":{"category":{"$ref":"field:key-text"},"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"thumbnail":{"$ref":"field:image"},"header_color":{"$ref":"field:select","enum":["light","dark","green"]},"is_header_vertical_layout":{"$ref":"field:boolean"},"hide_header_ctas":{"$ref":"field:boolean"},"header_cta_1":{"$ref":"field:cta","maxItems":1},"header_cta_2":{"$ref":"field:cta","maxItems":1},"is_social_proof_mastheads_displayed":{"$ref":"field:boolean"},"wistia_id":{"$ref":"field:key-text"},"form":{"$ref":"field:content-relationship"},"navbar_cta":{"$ref":"field:cta","maxItems":1},"subfeatures_collapsed":{"$ref":"field:boolean"},"logo_wall":{"$ref":"field:group","items":{"type":"object","properties":{"logo_wall_title":{"$ref":"field:key-text","maxLength":160},"logos":{"$ref":"field:group","items":{"type":"object","required":["logo"],"properties":{"logo":{"$ref":"field:image"},"name":{"$ref":"field:key-text","maxLength":60}}},"maxItems":40},"is_logo_wall_hidden":{"$ref":"field:boolean"}}},"maxItems":1},"body":{"$ref":"field:slice-zone"}}};
const schema25 = {"$id":"field:title","type":"array","minItems":1,"maxItems":1,"items":{"allOf":[{"$ref":"field:rich-text#/$defs/text"}],"properties":{"type":{"enum":["heading1","heading2","heading3","heading4","heading5","heading6","paragraph"]},"text":{"minLength":1,"maxLength":300}}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.spans === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spans"},message:"must have required property '"+"spans"+"'"});errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.spans !== undefined){
if(!(validate22(data.spans, {instancePath:instancePath+"/spans",parentData:data,parentDataProperty:"spans",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(!((data2 === "ltr") || (data2 === "rtl"))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema12.properties.direction.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(validate86(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate86.errors);
errors = vErrors.length;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
let data1 = data0.type;
if(!(((((((data1 === "heading1") || (data1 === "heading2")) || (data1 === "heading3")) || (data1 === "heading4")) || (data1 === "heading5")) || (data1 === "heading6")) || (data1 === "paragraph"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data0.text !== undefined){
let data2 = data0.text;
if(typeof data2 === "string"){
if(func0(data2) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/text",schemaPath:"#/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

const schema27 = {"$id":"field:cta","type":"array","maxItems":3,"items":{"type":"object","required":["type","label"],"properties":{"type":{"$ref":"field:select","enum":["contact","demo","download","ebook","freeTrial","link","menu","pfSignIn"]},"label":{"$ref":"field:key-text","maxLength":80},"link":{"$ref":"field:link"},"colorClass":{"$ref":"field:select","enum":["primary","secondary","ghost","light"]},"icon":{"$ref":"field:select","enum":["ai-stars","new-tab","play"]},"small":{"$ref":"field:boolean"},"disabled":{"$ref":"field:boolean"},"sectionId":{"$ref":"field:key-text"}}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 3){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data0.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data0.type !== undefined){
let data1 = data0.type;
if(!(validate36(data1, {instancePath:instancePath+"/" + i0+"/type",parentData:data0,parentDataProperty:"type",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((((((((data1 === "contact") || (data1 === "demo")) || (data1 === "download")) || (data1 === "ebook")) || (data1 === "freeTrial")) || (data1 === "link")) || (data1 === "menu")) || (data1 === "pfSignIn"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data0.label !== undefined){
let data2 = data0.label;
if(!(validate2(data2, {instancePath:instancePath+"/" + i0+"/label",parentData:data0,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data0.link !== undefined){
if(!(validate8(data0.link, {instancePath:instancePath+"/" + i0+"/link",parentData:data0,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data0.colorClass !== undefined){
let data4 = data0.colorClass;
if(!(validate36(data4, {instancePath:instancePath+"/" + i0+"/colorClass",parentData:data0,parentDataProperty:"colorClass",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((((data4 === "primary") || (data4 === "secondary")) || (data4 === "ghost")) || (data4 === "light"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/colorClass",schemaPath:"#/items/properties/colorClass/enum",keyword:"enum",params:{allowedValues: schema27.items.properties.colorClass.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data0.icon !== undefined){
let data5 = data0.icon;
if(!(validate36(data5, {instancePath:instancePath+"/" + i0+"/icon",parentData:data0,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data5 === "ai-stars") || (data5 === "new-tab")) || (data5 === "play"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/icon",schemaPath:"#/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema27.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data0.small !== undefined){
if(!(validate71(data0.small, {instancePath:instancePath+"/" + i0+"/small",parentData:data0,parentDataProperty:"small",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data0.disabled !== undefined){
if(!(validate71(data0.disabled, {instancePath:instancePath+"/" + i0+"/disabled",parentData:data0,parentDataProperty:"disabled",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data0.sectionId !== undefined){
if(!(validate2(data0.sectionId, {instancePath:instancePath+"/" + i0+"/sectionId",parentData:data0,parentDataProperty:"sectionId",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.uid !== undefined){
let data2 = data.uid;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: schema7.properties.uid.type},message:"must be string,null"});errors++;
}
}
if(data.lang !== undefined){
if(typeof data.lang !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.isBroken !== undefined){
if(typeof data.isBroken !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isBroken",schemaPath:"#/properties/isBroken/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;
}
}
if(data.data !== undefined){
let data5 = data.data;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate109.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate109.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link_type"},message:"must have required property '"+"link_type"+"'"});errors++;
}
if(data.link_type !== undefined){
if("Document" !== data.link_type){
(vErrors ??= []).push({instancePath:instancePath+"/link_type",schemaPath:"#/properties/link_type/const",keyword:"const",params:{allowedValue: "Document"},message:"must be equal to constant"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.slice_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "slice_type"},message:"must have required property '"+"slice_type"+"'"});errors++;
}
if(data0.slice_type !== undefined){
let data1 = data0.slice_type;
if(typeof data1 === "string"){
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/slice_type",schemaPath:"#/items/properties/slice_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/slice_type",schemaPath:"#/items/properties/slice_type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data0.variation !== undefined){
if(typeof data0.variation !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/variation",schemaPath:"#/items/properties/variation/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data0.primary !== undefined){
let data4 = data0.primary;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/primary",schemaPath:"#/items/properties/primary/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category !== undefined){
if(!(validate2(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.indicator !== undefined){
let data1 = data.indicator;
if(!(validate2(data1, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate4(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.thumbnail !== undefined){
if(!(validate6(data.thumbnail, {instancePath:instancePath+"/thumbnail",parentData:data,parentDataProperty:"thumbnail",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.header_color !== undefined){
let data5 = data.header_color;
if(!(validate36(data5, {instancePath:instancePath+"/header_color",parentData:data,parentDataProperty:"header_color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data5 === "light") || (data5 === "dark")) || (data5 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/header_color",schemaPath:"#/properties/header_color/enum",keyword:"enum",params:{allowedValues: schema24.properties.header_color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.is_header_vertical_layout !== undefined){
if(!(validate71(data.is_header_vertical_layout, {instancePath:instancePath+"/is_header_vertical_layout",parentData:data,parentDataProperty:"is_header_vertical_layout",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.hide_header_ctas !== undefined){
if(!(validate71(data.hide_header_ctas, {instancePath:instancePath+"/hide_header_ctas",parentData:data,parentDataProperty:"hide_header_ctas",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.header_cta_1 !== undefined){
let data8 = data.header_cta_1;
if(!(validate95(data8, {instancePath:instancePath+"/header_cta_1",parentData:data,parentDataProperty:"header_cta_1",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/header_cta_1",schemaPath:"#/properties/header_cta_1/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.header_cta_2 !== undefined){
let data9 = data.header_cta_2;
if(!(validate95(data9, {instancePath:instancePath+"/header_cta_2",parentData:data,parentDataProperty:"header_cta_2",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data9)){
if(data9.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/header_cta_2",schemaPath:"#/properties/header_cta_2/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.is_social_proof_mastheads_displayed !== undefined){
if(!(validate71(data.is_social_proof_mastheads_displayed, {instancePath:instancePath+"/is_social_proof_mastheads_displayed",parentData:data,parentDataProperty:"is_social_proof_mastheads_displayed",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.wistia_id !== undefined){
if(!(validate2(data.wistia_id, {instancePath:instancePath+"/wistia_id",parentData:data,parentDataProperty:"wistia_id",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate108(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
if(data.navbar_cta !== undefined){
let data13 = data.navbar_cta;
if(!(validate95(data13, {instancePath:instancePath+"/navbar_cta",parentData:data,parentDataProperty:"navbar_cta",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data13)){
if(data13.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/navbar_cta",schemaPath:"#/properties/navbar_cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.subfeatures_collapsed !== undefined){
if(!(validate71(data.subfeatures_collapsed, {instancePath:instancePath+"/subfeatures_collapsed",parentData:data,parentDataProperty:"subfeatures_collapsed",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.logo_wall !== undefined){
let data15 = data.logo_wall;
if(!(validate34(data15, {instancePath:instancePath+"/logo_wall",parentData:data,parentDataProperty:"logo_wall",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data15)){
if(data15.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall",schemaPath:"#/properties/logo_wall/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.logo_wall_title !== undefined){
let data17 = data16.logo_wall_title;
if(!(validate2(data17, {instancePath:instancePath+"/logo_wall/" + i0+"/logo_wall_title",parentData:data16,parentDataProperty:"logo_wall_title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logo_wall_title",schemaPath:"#/properties/logo_wall/items/properties/logo_wall_title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data16.logos !== undefined){
let data18 = data16.logos;
if(!(validate34(data18, {instancePath:instancePath+"/logo_wall/" + i0+"/logos",parentData:data16,parentDataProperty:"logos",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data18)){
if(data18.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logos",schemaPath:"#/properties/logo_wall/items/properties/logos/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"});errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.logo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1,schemaPath:"#/properties/logo_wall/items/properties/logos/items/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"});errors++;
}
if(data19.logo !== undefined){
if(!(validate6(data19.logo, {instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1+"/logo",parentData:data19,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data19.name !== undefined){
let data21 = data19.name;
if(!(validate2(data21, {instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1+"/name",parentData:data19,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data21 === "string"){
if(func0(data21) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1+"/name",schemaPath:"#/properties/logo_wall/items/properties/logos/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1,schemaPath:"#/properties/logo_wall/items/properties/logos/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data16.is_logo_wall_hidden !== undefined){
if(!(validate71(data16.is_logo_wall_hidden, {instancePath:instancePath+"/logo_wall/" + i0+"/is_logo_wall_hidden",parentData:data16,parentDataProperty:"is_logo_wall_hidden",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0,schemaPath:"#/properties/logo_wall/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.body !== undefined){
if(!(validate120(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate120.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate82.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.meta_title !== undefined){
let data0 = data.meta_title;
if(!(validate2(data0, {instancePath:instancePath+"/meta_title",parentData:data,parentDataProperty:"meta_title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/meta_title",schemaPath:"#/properties/meta_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.meta_description !== undefined){
let data1 = data.meta_description;
if(!(validate2(data1, {instancePath:instancePath+"/meta_description",parentData:data,parentDataProperty:"meta_description",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 320){
(vErrors ??= []).push({instancePath:instancePath+"/meta_description",schemaPath:"#/properties/meta_description/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"});errors++;
}
}
}
if(data.social_sharing_thumbnail !== undefined){
if(!(validate6(data.social_sharing_thumbnail, {instancePath:instancePath+"/social_sharing_thumbnail",parentData:data,parentDataProperty:"social_sharing_thumbnail",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.is_hidden !== undefined){
if(!(validate71(data.is_hidden, {instancePath:instancePath+"/is_hidden",parentData:data,parentDataProperty:"is_hidden",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate123.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 120){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate129.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate82.errors);
errors = vErrors.length;
}
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate129(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

const document_home_page = validate131;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate82.errors);
errors = vErrors.length;
}
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

const document_landing_page = validate134;
const schema34 = {"$id":"document:landing_page","allOf":[{"$ref":"mixin:page"},{"$ref":"mixin:head"}],"type":"object","required":["title"],"properties":{"uid":{"$ref":"field:uid"},"category":{"$ref":"field:select","enum":["landing-page","product","solution","use-case"]}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate82.errors);
errors = vErrors.length;
}
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate129(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data1 = data.category;
if(!(validate36(data1, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((((data1 === "landing-page") || (data1 === "product")) || (data1 === "solution")) || (data1 === "use-case"))){
(vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema34.properties.category.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

const document_legal_document = validate139;
const formats0 = runtime1.fullFormats.date;

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(formats0.validate(data))){
(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate143.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate129(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.updated_on !== undefined){
if(!(validate143(data.updated_on, {instancePath:instancePath+"/updated_on",parentData:data,parentDataProperty:"updated_on",rootData}))){
vErrors = joinErrors(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate4(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validate4(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate120(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate120.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

const document_not_found_page = validate148;
const schema37 = {"$id":"document:not_found_page","type":"object","required":["title"],"properties":{"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"meta_title":{"$ref":"field:key-text","maxLength":120},"redirections":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":80},"link":{"$ref":"field:link"},"illustration":{"$ref":"field:image"},"color":{"$ref":"field:select","enum":["accent","other"]}}},"maxItems":6}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate4(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.meta_title !== undefined){
let data2 = data.meta_title;
if(!(validate2(data2, {instancePath:instancePath+"/meta_title",parentData:data,parentDataProperty:"meta_title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/meta_title",schemaPath:"#/properties/meta_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.redirections !== undefined){
let data3 = data.redirections;
if(!(validate34(data3, {instancePath:instancePath+"/redirections",parentData:data,parentDataProperty:"redirections",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/redirections",schemaPath:"#/properties/redirections/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0,schemaPath:"#/properties/redirections/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data4.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0,schemaPath:"#/properties/redirections/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data4.label !== undefined){
let data5 = data4.label;
if(!(validate2(data5, {instancePath:instancePath+"/redirections/" + i0+"/label",parentData:data4,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0+"/label",schemaPath:"#/properties/redirections/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data4.link !== undefined){
if(!(validate8(data4.link, {instancePath:instancePath+"/redirections/" + i0+"/link",parentData:data4,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data4.illustration !== undefined){
if(!(validate6(data4.illustration, {instancePath:instancePath+"/redirections/" + i0+"/illustration",parentData:data4,parentDataProperty:"illustration",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data4.color !== undefined){
let data8 = data4.color;
if(!(validate36(data8, {instancePath:instancePath+"/redirections/" + i0+"/color",parentData:data4,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((data8 === "accent") || (data8 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0+"/color",schemaPath:"#/properties/redirections/items/properties/color/enum",keyword:"enum",params:{allowedValues: schema37.properties.redirections.items.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0,schemaPath:"#/properties/redirections/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

const document_pricing_page = validate157;

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate82.errors);
errors = vErrors.length;
}
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

const document_promotion_banner = validate160;

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(!(validate4(data0, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.link !== undefined){
if(!(validate8(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.link_label !== undefined){
let data2 = data.link_label;
if(!(validate2(data2, {instancePath:instancePath+"/link_label",parentData:data,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/link_label",schemaPath:"#/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.is_displayed !== undefined){
if(!(validate71(data.is_displayed, {instancePath:instancePath+"/is_displayed",parentData:data,parentDataProperty:"is_displayed",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

const document_ui_texts = validate165;

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.texts !== undefined){
let data0 = data.texts;
if(!(validate34(data0, {instancePath:instancePath+"/texts",parentData:data,parentDataProperty:"texts",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.key === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/texts/" + i0,schemaPath:"#/properties/texts/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});errors++;
}
if(data1.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/texts/" + i0,schemaPath:"#/properties/texts/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data1.key !== undefined){
let data2 = data1.key;
if(!(validate2(data2, {instancePath:instancePath+"/texts/" + i0+"/key",parentData:data1,parentDataProperty:"key",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/texts/" + i0+"/key",schemaPath:"#/properties/texts/items/properties/key/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data1.text !== undefined){
if(!(validate2(data1.text, {instancePath:instancePath+"/texts/" + i0+"/text",parentData:data1,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/texts/" + i0,schemaPath:"#/properties/texts/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

const document_website_navbar = validate169;
const schema41 = {"$id":"document:website_navbar","type":"object","required":["menus"],"properties":{"menus":{"$ref":"field:group","items":{"type":"object","required":["label"],"properties":{"label":{"$ref":"field:key-text","maxLength":40},"link":{"$ref":"field:link"},"items":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"description":{"$ref":"field:key-text","maxLength":120},"link":{"$ref":"field:link"},"icon":{"$ref":"field:select","enum":["book","calendar","chart","circle","compass","people","rocket","shield","spark","star"]}}},"maxItems":12}}},"minItems":1,"maxItems":7},"sign_in":{"$ref":"field:cta","maxItems":1},"ctas":{"$ref":"field:cta","maxItems":2}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.menus === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menus"},message:"must have required property '"+"menus"+"'"});errors++;
}
if(data.menus !== undefined){
let data0 = data.menus;
if(!(validate34(data0, {instancePath:instancePath+"/menus",parentData:data,parentDataProperty:"menus",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data1.label !== undefined){
let data2 = data1.label;
if(!(validate2(data2, {instancePath:instancePath+"/menus/" + i0+"/label",parentData:data1,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/label",schemaPath:"#/properties/menus/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data1.link !== undefined){
if(!(validate8(data1.link, {instancePath:instancePath+"/menus/" + i0+"/link",parentData:data1,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(!(validate34(data4, {instancePath:instancePath+"/menus/" + i0+"/items",parentData:data1,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items",schemaPath:"#/properties/menus/items/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data5.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data5.label !== undefined){
let data6 = data5.label;
if(!(validate2(data6, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/label",schemaPath:"#/properties/menus/items/properties/items/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data5.description !== undefined){
let data7 = data5.description;
if(!(validate2(data7, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/description",parentData:data5,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/description",schemaPath:"#/properties/menus/items/properties/items/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data5.link !== undefined){
if(!(validate8(data5.link, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/link",parentData:data5,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data5.icon !== undefined){
let data9 = data5.icon;
if(!(validate36(data9, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/icon",parentData:data5,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((((((((((data9 === "book") || (data9 === "calendar")) || (data9 === "chart")) || (data9 === "circle")) || (data9 === "compass")) || (data9 === "people")) || (data9 === "rocket")) || (data9 === "shield")) || (data9 === "spark")) || (data9 === "star"))){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/icon",schemaPath:"#/properties/menus/items/properties/items/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema41.properties.menus.items.properties.items.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.sign_in !== undefined){
let data10 = data.sign_in;
if(!(validate95(data10, {instancePath:instancePath+"/sign_in",parentData:data,parentDataProperty:"sign_in",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data10)){
if(data10.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.ctas !== undefined){
let data11 = data.ctas;
if(!(validate95(data11, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate169.errors = vErrors;
return errors === 0;
}

const slice_cards = validate180;
const schema42 = {"$id":"slice:cards","type":"object","required":["cards"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"intro":{"$ref":"field:rich-text"},"cards":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"icon":{"$ref":"field:select","enum":["book","calendar","chart","circle","compass","people","rocket","shield","spark","star"]},"image":{"$ref":"field:image"},"title":{"$ref":"field:key-text","maxLength":100},"text":{"$ref":"field:rich-text"},"link":{"$ref":"field:link"},"link_label":{"$ref":"field:key-text","maxLength":60}}},"minItems":1,"maxItems":12},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cards === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate2(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate4(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.cards !== undefined){
let data3 = data.cards;
if(!(validate34(data3, {instancePath:instancePath+"/cards",parentData:data,parentDataProperty:"cards",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data4.icon !== undefined){
let data5 = data4.icon;
if(!(validate36(data5, {instancePath:instancePath+"/cards/" + i0+"/icon",parentData:data4,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((((((((((data5 === "book") || (data5 === "calendar")) || (data5 === "chart")) || (data5 === "circle")) || (data5 === "compass")) || (data5 === "people")) || (data5 === "rocket")) || (data5 === "shield")) || (data5 === "spark")) || (data5 === "star"))){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/icon",schemaPath:"#/properties/cards/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema42.properties.cards.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data4.image !== undefined){
if(!(validate6(data4.image, {instancePath:instancePath+"/cards/" + i0+"/image",parentData:data4,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data4.title !== undefined){
let data7 = data4.title;
if(!(validate2(data7, {instancePath:instancePath+"/cards/" + i0+"/title",parentData:data4,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/title",schemaPath:"#/properties/cards/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data4.text !== undefined){
if(!(validate4(data4.text, {instancePath:instancePath+"/cards/" + i0+"/text",parentData:data4,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data4.link !== undefined){
if(!(validate8(data4.link, {instancePath:instancePath+"/cards/" + i0+"/link",parentData:data4,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data4.link_label !== undefined){
let data10 = data4.link_label;
if(!(validate2(data10, {instancePath:instancePath+"/cards/" + i0+"/link_label",parentData:data4,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/link_label",schemaPath:"#/properties/cards/items/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.color !== undefined){
let data11 = data.color;
if(!(validate36(data11, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data11 === "light") || (data11 === "dark")) || (data11 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema42.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

const slice_comparative_table = validate192;
const schema44 = {"$id":"field:table","type":"object","required":["body"],"properties":{"head":{"type":["object","null"],"required":["rows"],"properties":{"rows":{"$ref":"#/$defs/rows"}}},"body":{"type":"object","required":["rows"],"properties":{"rows":{"$ref":"#/$defs/rows"}}}},"$defs":{"rows":{"type":"array","maxItems":300,"items":{"type":"object","required":["cells"],"properties":{"key":{"type":"string"},"cells":{"type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/$defs/cell"}}}}},"cell":{"type":"object","required":["content"],"properties":{"key":{"type":"string"},"type":{"enum":["header","data"]},"content":{"type":"array","items":{"$ref":"field:rich-text#/items"}}}}}};
const schema46 = {"type":"object","required":["content"],"properties":{"key":{"type":"string"},"type":{"enum":["header","data"]},"content":{"type":"array","items":{"$ref":"field:rich-text#/items"}}}};
const schema47 = {"type":"object","required":["type"],"properties":{"type":{"enum":["paragraph","heading1","heading2","heading3","heading4","heading5","heading6","preformatted","list-item","o-list-item","image","embed"]}},"allOf":[{"if":{"properties":{"type":{"const":"image"}}},"then":{"$ref":"#/$defs/image"},"else":{"if":{"properties":{"type":{"const":"embed"}}},"then":{"$ref":"#/$defs/embed"},"else":{"$ref":"#/$defs/text"}}}]};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("image" !== data.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("embed" !== data.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate15.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
ifClause1 = "then";
}
else {
const _errs11 = errors;
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate21.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid3 = _valid1;
ifClause1 = "else";
}
if(!valid3){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"});errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"});errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.type !== undefined){
let data2 = data.type;
if(!((((((((((((data2 === "paragraph") || (data2 === "heading1")) || (data2 === "heading2")) || (data2 === "heading3")) || (data2 === "heading4")) || (data2 === "heading5")) || (data2 === "heading6")) || (data2 === "preformatted")) || (data2 === "list-item")) || (data2 === "o-list-item")) || (data2 === "image")) || (data2 === "embed"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema47.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate199.errors = vErrors;
return errors === 0;
}


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});errors++;
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((data1 === "header") || (data1 === "data"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema46.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate199(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate199.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate198.errors = vErrors;
return errors === 0;
}


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 300){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.cells === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"});errors++;
}
if(data0.key !== undefined){
if(typeof data0.key !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/key",schemaPath:"#/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data0.cells !== undefined){
let data2 = data0.cells;
if(Array.isArray(data2)){
if(data2.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/cells",schemaPath:"#/items/properties/cells/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"});errors++;
}
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/cells",schemaPath:"#/items/properties/cells/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate198(data2[i1], {instancePath:instancePath+"/" + i0+"/cells/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate198.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/cells",schemaPath:"#/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate197.errors = vErrors;
return errors === 0;
}


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});errors++;
}
if(data.head !== undefined){
let data0 = data.head;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: schema44.properties.head.type},message:"must be object,null"});errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.rows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"});errors++;
}
if(data0.rows !== undefined){
if(!(validate197(data0.rows, {instancePath:instancePath+"/head/rows",parentData:data0,parentDataProperty:"rows",rootData}))){
vErrors = joinErrors(vErrors, validate197.errors);
errors = vErrors.length;
}
}
}
}
if(data.body !== undefined){
let data2 = data.body;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.rows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"});errors++;
}
if(data2.rows !== undefined){
if(!(validate197(data2.rows, {instancePath:instancePath+"/body/rows",parentData:data2,parentDataProperty:"rows",rootData}))){
vErrors = joinErrors(vErrors, validate197.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate196.errors = vErrors;
return errors === 0;
}


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"});errors++;
}
validate208.errors = vErrors;
return errors === 0;
}


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.table === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "table"},message:"must have required property '"+"table"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate2(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate4(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.table !== undefined){
if(!(validate196(data.table, {instancePath:instancePath+"/table",parentData:data,parentDataProperty:"table",rootData}))){
vErrors = joinErrors(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.highlighted_column !== undefined){
let data4 = data.highlighted_column;
if(!(validate208(data4, {instancePath:instancePath+"/highlighted_column",parentData:data,parentDataProperty:"highlighted_column",rootData}))){
vErrors = joinErrors(vErrors, validate208.errors);
errors = vErrors.length;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/highlighted_column",schemaPath:"#/properties/highlighted_column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"});errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/highlighted_column",schemaPath:"#/properties/highlighted_column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;
}
}
}
if(data.caption !== undefined){
let data5 = data.caption;
if(!(validate2(data5, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate192.errors = vErrors;
return errors === 0;
}

const slice_cookie_banner = validate211;

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.accept_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept_label"},message:"must have required property '"+"accept_label"+"'"});errors++;
}
if(data.refuse_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refuse_label"},message:"must have required property '"+"refuse_label"+"'"});errors++;
}
if(data.settings_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings_label"},message:"must have required property '"+"settings_label"+"'"});errors++;
}
if(data.policy_version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_version"},message:"must have required property '"+"policy_version"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate2(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data.text !== undefined){
if(!(validate4(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.accept_label !== undefined){
let data2 = data.accept_label;
if(!(validate2(data2, {instancePath:instancePath+"/accept_label",parentData:data,parentDataProperty:"accept_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accept_label",schemaPath:"#/properties/accept_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.refuse_label !== undefined){
let data3 = data.refuse_label;
if(!(validate2(data3, {instancePath:instancePath+"/refuse_label",parentData:data,parentDataProperty:"refuse_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/refuse_label",schemaPath:"#/properties/refuse_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.settings_label !== undefined){
let data4 = data.settings_label;
if(!(validate2(data4, {instancePath:instancePath+"/settings_label",parentData:data,parentDataProperty:"settings_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/settings_label",schemaPath:"#/properties/settings_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.policy_version !== undefined){
let data5 = data.policy_version;
if(!(validate2(data5, {instancePath:instancePath+"/policy_version",parentData:data,parentDataProperty:"policy_version",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/policy_version",schemaPath:"#/properties/policy_version/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate211.errors = vErrors;
return errors === 0;
}

const slice_cookie_modal = validate218;
const schema50 = {"$id":"slice:cookie_modal","type":"object","required":["title","purposes","accept_label","refuse_label","save_label","close_label"],"properties":{"title":{"$ref":"field:key-text","maxLength":100},"introduction":{"$ref":"field:rich-text"},"purposes":{"$ref":"field:group","items":{"type":"object","required":["category","title"],"properties":{"category":{"$ref":"field:select","enum":["necessary","analytics","ad"]},"title":{"$ref":"field:key-text","maxLength":80},"description":{"$ref":"field:rich-text"}}},"minItems":3,"maxItems":3},"accept_label":{"$ref":"field:key-text","maxLength":40},"refuse_label":{"$ref":"field:key-text","maxLength":40},"save_label":{"$ref":"field:key-text","maxLength":40},"close_label":{"$ref":"field:key-text","maxLength":40}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.purposes === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purposes"},message:"must have required property '"+"purposes"+"'"});errors++;
}
if(data.accept_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept_label"},message:"must have required property '"+"accept_label"+"'"});errors++;
}
if(data.refuse_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refuse_label"},message:"must have required property '"+"refuse_label"+"'"});errors++;
}
if(data.save_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "save_label"},message:"must have required property '"+"save_label"+"'"});errors++;
}
if(data.close_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_label"},message:"must have required property '"+"close_label"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate2(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data.introduction !== undefined){
if(!(validate4(data.introduction, {instancePath:instancePath+"/introduction",parentData:data,parentDataProperty:"introduction",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.purposes !== undefined){
let data2 = data.purposes;
if(!(validate34(data2, {instancePath:instancePath+"/purposes",parentData:data,parentDataProperty:"purposes",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});errors++;
}
if(data2.length < 3){
(vErrors ??= []).push({instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.category === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});errors++;
}
if(data3.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data3.category !== undefined){
let data4 = data3.category;
if(!(validate36(data4, {instancePath:instancePath+"/purposes/" + i0+"/category",parentData:data3,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data4 === "necessary") || (data4 === "analytics")) || (data4 === "ad"))){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0+"/category",schemaPath:"#/properties/purposes/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema50.properties.purposes.items.properties.category.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data3.title !== undefined){
let data5 = data3.title;
if(!(validate2(data5, {instancePath:instancePath+"/purposes/" + i0+"/title",parentData:data3,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0+"/title",schemaPath:"#/properties/purposes/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data3.description !== undefined){
if(!(validate4(data3.description, {instancePath:instancePath+"/purposes/" + i0+"/description",parentData:data3,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.accept_label !== undefined){
let data7 = data.accept_label;
if(!(validate2(data7, {instancePath:instancePath+"/accept_label",parentData:data,parentDataProperty:"accept_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accept_label",schemaPath:"#/properties/accept_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.refuse_label !== undefined){
let data8 = data.refuse_label;
if(!(validate2(data8, {instancePath:instancePath+"/refuse_label",parentData:data,parentDataProperty:"refuse_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/refuse_label",schemaPath:"#/properties/refuse_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.save_label !== undefined){
let data9 = data.save_label;
if(!(validate2(data9, {instancePath:instancePath+"/save_label",parentData:data,parentDataProperty:"save_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/save_label",schemaPath:"#/properties/save_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.close_label !== undefined){
let data10 = data.close_label;
if(!(validate2(data10, {instancePath:instancePath+"/close_label",parentData:data,parentDataProperty:"close_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/close_label",schemaPath:"#/properties/close_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate218.errors = vErrors;
return errors === 0;
}

const slice_cta_banner = validate229;
const schema51 = {"$id":"slice:cta_banner","type":"object","required":["title","ctas"],"properties":{"title":{"$ref":"field:title"},"text":{"$ref":"field:rich-text"},"ctas":{"$ref":"field:cta","maxItems":2},"image":{"$ref":"field:image"},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.ctas === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ctas"},message:"must have required property '"+"ctas"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate4(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.ctas !== undefined){
let data2 = data.ctas;
if(!(validate95(data2, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data4 = data.color;
if(!(validate36(data4, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data4 === "light") || (data4 === "dark")) || (data4 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema51.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate229.errors = vErrors;
return errors === 0;
}

const slice_faq = validate235;

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questions === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate2(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate4(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.questions !== undefined){
let data3 = data.questions;
if(!(validate34(data3, {instancePath:instancePath+"/questions",parentData:data,parentDataProperty:"questions",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.question === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"});errors++;
}
if(data4.answer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"});errors++;
}
if(data4.question !== undefined){
let data5 = data4.question;
if(!(validate2(data5, {instancePath:instancePath+"/questions/" + i0+"/question",parentData:data4,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/question",schemaPath:"#/properties/questions/items/properties/question/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data4.answer !== undefined){
if(!(validate4(data4.answer, {instancePath:instancePath+"/questions/" + i0+"/answer",parentData:data4,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.open_first !== undefined){
if(!(validate71(data.open_first, {instancePath:instancePath+"/open_first",parentData:data,parentDataProperty:"open_first",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate235.errors = vErrors;
return errors === 0;
}

const slice_footer = validate243;
const schema53 = {"$id":"slice:footer","type":"object","properties":{"tagline":{"$ref":"field:key-text","maxLength":160},"columns":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"title":{"$ref":"field:key-text","maxLength":40},"links":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"link":{"$ref":"field:link"}}},"maxItems":14}}},"maxItems":5},"social_links":{"$ref":"field:group","items":{"type":"object","required":["network","link"],"properties":{"network":{"$ref":"field:select","enum":["linkedin","youtube","mastodon","instagram","x"]},"link":{"$ref":"field:link"}}},"maxItems":6},"legal_links":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"link":{"$ref":"field:link"}}},"maxItems":10},"cookie_settings_label":{"$ref":"field:key-text","maxLength":60},"copyright":{"$ref":"field:key-text","maxLength":160}}};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tagline !== undefined){
let data0 = data.tagline;
if(!(validate2(data0, {instancePath:instancePath+"/tagline",parentData:data,parentDataProperty:"tagline",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(!(validate34(data1, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data2.title !== undefined){
let data3 = data2.title;
if(!(validate2(data3, {instancePath:instancePath+"/columns/" + i0+"/title",parentData:data2,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/properties/columns/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data2.links !== undefined){
let data4 = data2.links;
if(!(validate34(data4, {instancePath:instancePath+"/columns/" + i0+"/links",parentData:data2,parentDataProperty:"links",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 14){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links",schemaPath:"#/properties/columns/items/properties/links/maxItems",keyword:"maxItems",params:{limit: 14},message:"must NOT have more than 14 items"});errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data5.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data5.label !== undefined){
let data6 = data5.label;
if(!(validate2(data6, {instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/label",schemaPath:"#/properties/columns/items/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data5.link !== undefined){
if(!(validate8(data5.link, {instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/link",parentData:data5,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.social_links !== undefined){
let data8 = data.social_links;
if(!(validate34(data8, {instancePath:instancePath+"/social_links",parentData:data,parentDataProperty:"social_links",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/social_links",schemaPath:"#/properties/social_links/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.network === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"});errors++;
}
if(data9.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data9.network !== undefined){
let data10 = data9.network;
if(!(validate36(data10, {instancePath:instancePath+"/social_links/" + i2+"/network",parentData:data9,parentDataProperty:"network",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((((data10 === "linkedin") || (data10 === "youtube")) || (data10 === "mastodon")) || (data10 === "instagram")) || (data10 === "x"))){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2+"/network",schemaPath:"#/properties/social_links/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema53.properties.social_links.items.properties.network.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data9.link !== undefined){
if(!(validate8(data9.link, {instancePath:instancePath+"/social_links/" + i2+"/link",parentData:data9,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.legal_links !== undefined){
let data12 = data.legal_links;
if(!(validate34(data12, {instancePath:instancePath+"/legal_links",parentData:data,parentDataProperty:"legal_links",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links",schemaPath:"#/properties/legal_links/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data13.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data13.label !== undefined){
let data14 = data13.label;
if(!(validate2(data14, {instancePath:instancePath+"/legal_links/" + i3+"/label",parentData:data13,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3+"/label",schemaPath:"#/properties/legal_links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data13.link !== undefined){
if(!(validate8(data13.link, {instancePath:instancePath+"/legal_links/" + i3+"/link",parentData:data13,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.cookie_settings_label !== undefined){
let data16 = data.cookie_settings_label;
if(!(validate2(data16, {instancePath:instancePath+"/cookie_settings_label",parentData:data,parentDataProperty:"cookie_settings_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func0(data16) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/cookie_settings_label",schemaPath:"#/properties/cookie_settings_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.copyright !== undefined){
let data17 = data.copyright;
if(!(validate2(data17, {instancePath:instancePath+"/copyright",parentData:data,parentDataProperty:"copyright",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate243.errors = vErrors;
return errors === 0;
}

const slice_form = validate258;

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form_config === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form_config"},message:"must have required property '"+"form_config"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate4(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.form_config !== undefined){
if(!(validate108(data.form_config, {instancePath:instancePath+"/form_config",parentData:data,parentDataProperty:"form_config",rootData}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate258.errors = vErrors;
return errors === 0;
}

const slice_header_with_social_proofs = validate263;
const schema55 = {"$id":"slice:header_with_social_proofs","type":"object","required":["title"],"properties":{"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"image":{"$ref":"field:image"},"ctas":{"$ref":"field:cta","maxItems":2},"color":{"$ref":"field:select","enum":["light","dark","green"]},"rating":{"$ref":"field:number","minimum":0,"maximum":5},"rating_label":{"$ref":"field:key-text","maxLength":120},"proofs":{"$ref":"field:group","items":{"type":"object","required":["figure","label"],"properties":{"figure":{"$ref":"field:key-text","maxLength":20},"label":{"$ref":"field:key-text","maxLength":80}}},"maxItems":4},"logos":{"$ref":"field:group","items":{"type":"object","required":["logo"],"properties":{"logo":{"$ref":"field:image"},"name":{"$ref":"field:key-text","maxLength":60}}},"maxItems":8}}};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate4(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.ctas !== undefined){
let data3 = data.ctas;
if(!(validate95(data3, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.color !== undefined){
let data4 = data.color;
if(!(validate36(data4, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data4 === "light") || (data4 === "dark")) || (data4 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema55.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.rating !== undefined){
let data5 = data.rating;
if(!(validate208(data5, {instancePath:instancePath+"/rating",parentData:data,parentDataProperty:"rating",rootData}))){
vErrors = joinErrors(vErrors, validate208.errors);
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"});errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;
}
}
}
if(data.rating_label !== undefined){
let data6 = data.rating_label;
if(!(validate2(data6, {instancePath:instancePath+"/rating_label",parentData:data,parentDataProperty:"rating_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/rating_label",schemaPath:"#/properties/rating_label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.proofs !== undefined){
let data7 = data.proofs;
if(!(validate34(data7, {instancePath:instancePath+"/proofs",parentData:data,parentDataProperty:"proofs",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data7)){
if(data7.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/proofs",schemaPath:"#/properties/proofs/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.figure === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"});errors++;
}
if(data8.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data8.figure !== undefined){
let data9 = data8.figure;
if(!(validate2(data9, {instancePath:instancePath+"/proofs/" + i0+"/figure",parentData:data8,parentDataProperty:"figure",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0+"/figure",schemaPath:"#/properties/proofs/items/properties/figure/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});errors++;
}
}
}
if(data8.label !== undefined){
let data10 = data8.label;
if(!(validate2(data10, {instancePath:instancePath+"/proofs/" + i0+"/label",parentData:data8,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0+"/label",schemaPath:"#/properties/proofs/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.logos !== undefined){
let data11 = data.logos;
if(!(validate34(data11, {instancePath:instancePath+"/logos",parentData:data,parentDataProperty:"logos",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.logo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i1,schemaPath:"#/properties/logos/items/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"});errors++;
}
if(data12.logo !== undefined){
if(!(validate6(data12.logo, {instancePath:instancePath+"/logos/" + i1+"/logo",parentData:data12,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(!(validate2(data14, {instancePath:instancePath+"/logos/" + i1+"/name",parentData:data12,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i1+"/name",schemaPath:"#/properties/logos/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i1,schemaPath:"#/properties/logos/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate263.errors = vErrors;
return errors === 0;
}

const slice_hero = validate277;
const schema56 = {"$id":"slice:hero","type":"object","required":["title"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"image":{"$ref":"field:image"},"ctas":{"$ref":"field:cta","maxItems":2},"note":{"$ref":"field:key-text","maxLength":160},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate2(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate4(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.ctas !== undefined){
let data4 = data.ctas;
if(!(validate95(data4, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.note !== undefined){
let data5 = data.note;
if(!(validate2(data5, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.color !== undefined){
let data6 = data.color;
if(!(validate36(data6, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data6 === "light") || (data6 === "dark")) || (data6 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema56.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate277.errors = vErrors;
return errors === 0;
}

const slice_key_figures = validate285;
const schema57 = {"$id":"slice:key_figures","type":"object","required":["figures"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"intro":{"$ref":"field:rich-text"},"figures":{"$ref":"field:group","items":{"type":"object","required":["value","label"],"properties":{"value":{"$ref":"field:key-text","maxLength":16},"label":{"$ref":"field:key-text","maxLength":120}}},"minItems":1,"maxItems":6},"source":{"$ref":"field:key-text","maxLength":200},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.figures === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figures"},message:"must have required property '"+"figures"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate2(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate4(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.figures !== undefined){
let data3 = data.figures;
if(!(validate34(data3, {instancePath:instancePath+"/figures",parentData:data,parentDataProperty:"figures",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});errors++;
}
if(data4.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data4.value !== undefined){
let data5 = data4.value;
if(!(validate2(data5, {instancePath:instancePath+"/figures/" + i0+"/value",parentData:data4,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0+"/value",schemaPath:"#/properties/figures/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});errors++;
}
}
}
if(data4.label !== undefined){
let data6 = data4.label;
if(!(validate2(data6, {instancePath:instancePath+"/figures/" + i0+"/label",parentData:data4,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0+"/label",schemaPath:"#/properties/figures/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.source !== undefined){
let data7 = data.source;
if(!(validate2(data7, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.color !== undefined){
let data8 = data.color;
if(!(validate36(data8, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data8 === "light") || (data8 === "dark")) || (data8 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema57.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate285.errors = vErrors;
return errors === 0;
}

const slice_logo_wall = validate294;

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logos === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logos"},message:"must have required property '"+"logos"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate2(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.logos !== undefined){
let data1 = data.logos;
if(!(validate34(data1, {instancePath:instancePath+"/logos",parentData:data,parentDataProperty:"logos",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"});errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.logo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i0,schemaPath:"#/properties/logos/items/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"});errors++;
}
if(data2.logo !== undefined){
if(!(validate6(data2.logo, {instancePath:instancePath+"/logos/" + i0+"/logo",parentData:data2,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(!(validate2(data4, {instancePath:instancePath+"/logos/" + i0+"/name",parentData:data2,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i0+"/name",schemaPath:"#/properties/logos/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data2.link !== undefined){
if(!(validate8(data2.link, {instancePath:instancePath+"/logos/" + i0+"/link",parentData:data2,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i0,schemaPath:"#/properties/logos/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate294.errors = vErrors;
return errors === 0;
}

const slice_page_header = validate300;
const schema59 = {"$id":"slice:page_header","type":"object","required":["title"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"date":{"$ref":"field:key-text","maxLength":120},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate2(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate4(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data3 = data.date;
if(!(validate2(data3, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.color !== undefined){
let data4 = data.color;
if(!(validate36(data4, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data4 === "light") || (data4 === "dark")) || (data4 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema59.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate300.errors = vErrors;
return errors === 0;
}

const slice_pricing_table = validate306;

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plans === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plans"},message:"must have required property '"+"plans"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate2(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate4(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.plans !== undefined){
let data3 = data.plans;
if(!(validate34(data3, {instancePath:instancePath+"/plans",parentData:data,parentDataProperty:"plans",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data4.price === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"});errors++;
}
if(data4.name !== undefined){
let data5 = data4.name;
if(!(validate2(data5, {instancePath:instancePath+"/plans/" + i0+"/name",parentData:data4,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/name",schemaPath:"#/properties/plans/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data4.price !== undefined){
let data6 = data4.price;
if(!(validate2(data6, {instancePath:instancePath+"/plans/" + i0+"/price",parentData:data4,parentDataProperty:"price",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/price",schemaPath:"#/properties/plans/items/properties/price/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data4.price_note !== undefined){
let data7 = data4.price_note;
if(!(validate2(data7, {instancePath:instancePath+"/plans/" + i0+"/price_note",parentData:data4,parentDataProperty:"price_note",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/price_note",schemaPath:"#/properties/plans/items/properties/price_note/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data4.description !== undefined){
let data8 = data4.description;
if(!(validate2(data8, {instancePath:instancePath+"/plans/" + i0+"/description",parentData:data4,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/description",schemaPath:"#/properties/plans/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data4.features !== undefined){
if(!(validate4(data4.features, {instancePath:instancePath+"/plans/" + i0+"/features",parentData:data4,parentDataProperty:"features",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data4.badge !== undefined){
let data10 = data4.badge;
if(!(validate2(data10, {instancePath:instancePath+"/plans/" + i0+"/badge",parentData:data4,parentDataProperty:"badge",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/badge",schemaPath:"#/properties/plans/items/properties/badge/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;
}
}
}
if(data4.is_highlighted !== undefined){
if(!(validate71(data4.is_highlighted, {instancePath:instancePath+"/plans/" + i0+"/is_highlighted",parentData:data4,parentDataProperty:"is_highlighted",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data4.cta !== undefined){
let data12 = data4.cta;
if(!(validate95(data12, {instancePath:instancePath+"/plans/" + i0+"/cta",parentData:data4,parentDataProperty:"cta",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/cta",schemaPath:"#/properties/plans/items/properties/cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.footnote !== undefined){
if(!(validate4(data.footnote, {instancePath:instancePath+"/footnote",parentData:data,parentDataProperty:"footnote",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate306.errors = vErrors;
return errors === 0;
}

const slice_promotion_banner = validate320;

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(!(validate4(data0, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.link !== undefined){
if(!(validate8(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.link_label !== undefined){
let data2 = data.link_label;
if(!(validate2(data2, {instancePath:instancePath+"/link_label",parentData:data,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/link_label",schemaPath:"#/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.is_displayed !== undefined){
if(!(validate71(data.is_displayed, {instancePath:instancePath+"/is_displayed",parentData:data,parentDataProperty:"is_displayed",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate320.errors = vErrors;
return errors === 0;
}

const slice_quote = validate325;
const schema62 = {"$id":"slice:quote","type":"object","required":["quote","author_name"],"properties":{"quote":{"$ref":"field:rich-text"},"author_name":{"$ref":"field:key-text","maxLength":80},"author_job":{"$ref":"field:key-text","maxLength":120},"portrait":{"$ref":"field:image"},"company_logo":{"$ref":"field:image"},"link":{"$ref":"field:link"},"link_label":{"$ref":"field:key-text","maxLength":60},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quote === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"});errors++;
}
if(data.author_name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author_name"},message:"must have required property '"+"author_name"+"'"});errors++;
}
if(data.quote !== undefined){
if(!(validate4(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.author_name !== undefined){
let data1 = data.author_name;
if(!(validate2(data1, {instancePath:instancePath+"/author_name",parentData:data,parentDataProperty:"author_name",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/author_name",schemaPath:"#/properties/author_name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.author_job !== undefined){
let data2 = data.author_job;
if(!(validate2(data2, {instancePath:instancePath+"/author_job",parentData:data,parentDataProperty:"author_job",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/author_job",schemaPath:"#/properties/author_job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.portrait !== undefined){
if(!(validate6(data.portrait, {instancePath:instancePath+"/portrait",parentData:data,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.company_logo !== undefined){
if(!(validate6(data.company_logo, {instancePath:instancePath+"/company_logo",parentData:data,parentDataProperty:"company_logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.link !== undefined){
if(!(validate8(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.link_label !== undefined){
let data6 = data.link_label;
if(!(validate2(data6, {instancePath:instancePath+"/link_label",parentData:data,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/link_label",schemaPath:"#/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.color !== undefined){
let data7 = data.color;
if(!(validate36(data7, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!(((data7 === "light") || (data7 === "dark")) || (data7 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema62.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate325.errors = vErrors;
return errors === 0;
}

const slice_redirection_cards = validate334;
const schema63 = {"$id":"slice:redirection_cards","type":"object","required":["cards"],"properties":{"cards":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":80},"link":{"$ref":"field:link"},"illustration":{"$ref":"field:image"},"color":{"$ref":"field:select","enum":["accent","other"]}}},"minItems":1,"maxItems":6}}};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cards === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"});errors++;
}
if(data.cards !== undefined){
let data0 = data.cards;
if(!(validate34(data0, {instancePath:instancePath+"/cards",parentData:data,parentDataProperty:"cards",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data1.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data1.label !== undefined){
let data2 = data1.label;
if(!(validate2(data2, {instancePath:instancePath+"/cards/" + i0+"/label",parentData:data1,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/label",schemaPath:"#/properties/cards/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data1.link !== undefined){
if(!(validate8(data1.link, {instancePath:instancePath+"/cards/" + i0+"/link",parentData:data1,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data1.illustration !== undefined){
if(!(validate6(data1.illustration, {instancePath:instancePath+"/cards/" + i0+"/illustration",parentData:data1,parentDataProperty:"illustration",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data1.color !== undefined){
let data5 = data1.color;
if(!(validate36(data5, {instancePath:instancePath+"/cards/" + i0+"/color",parentData:data1,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((data5 === "accent") || (data5 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/color",schemaPath:"#/properties/cards/items/properties/color/enum",keyword:"enum",params:{allowedValues: schema63.properties.cards.items.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate334.errors = vErrors;
return errors === 0;
}

const slice_rich_text = validate340;

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});errors++;
}
if(data.content !== undefined){
if(!(validate4(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate340.errors = vErrors;
return errors === 0;
}

const slice_tabs = validate342;

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabs === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tabs"},message:"must have required property '"+"tabs"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate2(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate4(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.tabs !== undefined){
let data3 = data.tabs;
if(!(validate34(data3, {instancePath:instancePath+"/tabs",parentData:data,parentDataProperty:"tabs",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});errors++;
}
if(data3.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data4.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data4.label !== undefined){
let data5 = data4.label;
if(!(validate2(data5, {instancePath:instancePath+"/tabs/" + i0+"/label",parentData:data4,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0+"/label",schemaPath:"#/properties/tabs/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data4.title !== undefined){
let data6 = data4.title;
if(!(validate2(data6, {instancePath:instancePath+"/tabs/" + i0+"/title",parentData:data4,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0+"/title",schemaPath:"#/properties/tabs/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data4.text !== undefined){
if(!(validate4(data4.text, {instancePath:instancePath+"/tabs/" + i0+"/text",parentData:data4,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data4.image !== undefined){
if(!(validate6(data4.image, {instancePath:instancePath+"/tabs/" + i0+"/image",parentData:data4,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data4.link !== undefined){
if(!(validate8(data4.link, {instancePath:instancePath+"/tabs/" + i0+"/link",parentData:data4,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data4.link_label !== undefined){
let data10 = data4.link_label;
if(!(validate2(data10, {instancePath:instancePath+"/tabs/" + i0+"/link_label",parentData:data4,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0+"/link_label",schemaPath:"#/properties/tabs/items/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate342.errors = vErrors;
return errors === 0;
}

const slice_video = validate353;
const pattern6 = new RegExp("^[a-z0-9]{6,16}$", "u");

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.poster === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poster"},message:"must have required property '"+"poster"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate2(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate85(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate4(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.poster !== undefined){
if(!(validate6(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate76(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = joinErrors(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.wistia_id !== undefined){
let data5 = data.wistia_id;
if(!(validate2(data5, {instancePath:instancePath+"/wistia_id",parentData:data,parentDataProperty:"wistia_id",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/wistia_id",schemaPath:"#/properties/wistia_id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{6,16}$"},message:"must match pattern \""+"^[a-z0-9]{6,16}$"+"\""});errors++;
}
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(validate2(data6, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 12){
(vErrors ??= []).push({instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"});errors++;
}
}
}
if(data.caption !== undefined){
let data7 = data.caption;
if(!(validate2(data7, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.transcript !== undefined){
if(!(validate4(data.transcript, {instancePath:instancePath+"/transcript",parentData:data,parentDataProperty:"transcript",rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate353.errors = vErrors;
return errors === 0;
}

const slice_website_navbar = validate363;
const schema67 = {"$id":"slice:website_navbar","type":"object","required":["menus"],"properties":{"menus":{"$ref":"field:group","items":{"type":"object","required":["label"],"properties":{"label":{"$ref":"field:key-text","maxLength":40},"link":{"$ref":"field:link"},"items":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"description":{"$ref":"field:key-text","maxLength":120},"link":{"$ref":"field:link"},"icon":{"$ref":"field:select","enum":["book","calendar","chart","circle","compass","people","rocket","shield","spark","star"]}}},"maxItems":12}}},"minItems":1,"maxItems":7},"sign_in":{"$ref":"field:cta","maxItems":1},"ctas":{"$ref":"field:cta","maxItems":2},"page_cta":{"$ref":"field:cta","maxItems":1}}};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.menus === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menus"},message:"must have required property '"+"menus"+"'"});errors++;
}
if(data.menus !== undefined){
let data0 = data.menus;
if(!(validate34(data0, {instancePath:instancePath+"/menus",parentData:data,parentDataProperty:"menus",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data1.label !== undefined){
let data2 = data1.label;
if(!(validate2(data2, {instancePath:instancePath+"/menus/" + i0+"/label",parentData:data1,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/label",schemaPath:"#/properties/menus/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data1.link !== undefined){
if(!(validate8(data1.link, {instancePath:instancePath+"/menus/" + i0+"/link",parentData:data1,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(!(validate34(data4, {instancePath:instancePath+"/menus/" + i0+"/items",parentData:data1,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items",schemaPath:"#/properties/menus/items/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data5.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data5.label !== undefined){
let data6 = data5.label;
if(!(validate2(data6, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/label",schemaPath:"#/properties/menus/items/properties/items/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data5.description !== undefined){
let data7 = data5.description;
if(!(validate2(data7, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/description",parentData:data5,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/description",schemaPath:"#/properties/menus/items/properties/items/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data5.link !== undefined){
if(!(validate8(data5.link, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/link",parentData:data5,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data5.icon !== undefined){
let data9 = data5.icon;
if(!(validate36(data9, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/icon",parentData:data5,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
if(!((((((((((data9 === "book") || (data9 === "calendar")) || (data9 === "chart")) || (data9 === "circle")) || (data9 === "compass")) || (data9 === "people")) || (data9 === "rocket")) || (data9 === "shield")) || (data9 === "spark")) || (data9 === "star"))){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/icon",schemaPath:"#/properties/menus/items/properties/items/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema67.properties.menus.items.properties.items.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.sign_in !== undefined){
let data10 = data.sign_in;
if(!(validate95(data10, {instancePath:instancePath+"/sign_in",parentData:data,parentDataProperty:"sign_in",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data10)){
if(data10.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.ctas !== undefined){
let data11 = data.ctas;
if(!(validate95(data11, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.page_cta !== undefined){
let data12 = data.page_cta;
if(!(validate95(data12, {instancePath:instancePath+"/page_cta",parentData:data,parentDataProperty:"page_cta",rootData}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/page_cta",schemaPath:"#/properties/page_cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate363.errors = vErrors;
return errors === 0;
}

export const documents = {cookie_banner:document_cookie_banner,cookie_modal:document_cookie_modal,default_sharing_image:document_default_sharing_image,footer:document_footer,form_config:document_form_config,form_page:document_form_page,home_page:document_home_page,landing_page:document_landing_page,legal_document:document_legal_document,not_found_page:document_not_found_page,pricing_page:document_pricing_page,promotion_banner:document_promotion_banner,ui_texts:document_ui_texts,website_navbar:document_website_navbar};
export const slices = {cards:slice_cards,comparative_table:slice_comparative_table,cookie_banner:slice_cookie_banner,cookie_modal:slice_cookie_modal,cta_banner:slice_cta_banner,faq:slice_faq,footer:slice_footer,form:slice_form,header_with_social_proofs:slice_header_with_social_proofs,hero:slice_hero,key_figures:slice_key_figures,logo_wall:slice_logo_wall,page_header:slice_page_header,pricing_table:slice_pricing_table,promotion_banner:slice_promotion_banner,quote:slice_quote,redirection_cards:slice_redirection_cards,rich_text:slice_rich_text,tabs:slice_tabs,video:slice_video,website_navbar:slice_website_navbar};
